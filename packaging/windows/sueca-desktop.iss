; The installer for Windows, made by Inno Setup 6 from the bundle: ISCC /DVersion=... /DBundle=... /DTarget=...
; For one user, who needs no administrator; saved games and settings stay when the program is taken away.

#define Record "SuecaDesktop.Record"

[Setup]
AppId=org.suecadesktop.SuecaDesktop
AppName=Sueca Desktop
AppVersion={#Version}
AppPublisher=The Sueca Desktop authors
DefaultDirName={autopf}\Sueca Desktop
DefaultGroupName=Sueca Desktop
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile={#Bundle}\licences\MIT.txt
SetupIconFile={#SourcePath}\..\..\assets\icons\app\sueca-desktop.ico
UninstallDisplayIcon={app}\sueca-desktop.exe
ChangesAssociations=yes
CloseApplications=yes
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
OutputDir={#Target}
OutputBaseFilename=sueca-desktop-{#Version}-windows-setup

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "pt"; MessagesFile: "compiler:Languages\Portuguese.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; What an earlier version had and this one has not must not be found by it.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Bundle}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Sueca Desktop"; Filename: "{app}\sueca-desktop.exe"
Name: "{autodesktop}\Sueca Desktop"; Filename: "{app}\sueca-desktop.exe"; Tasks: desktopicon

[Registry]
; Windows looks at what follows the last dot alone, so the app is offered for every .json file and is the default for none.
Root: HKA; Subkey: "Software\Classes\.json\OpenWithProgids"; ValueType: string; ValueName: "{#Record}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\{#Record}"; ValueType: string; ValueData: "Sueca Desktop"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#Record}\DefaultIcon"; ValueType: string; ValueData: "{app}\sueca-desktop.exe,0"
Root: HKA; Subkey: "Software\Classes\{#Record}\shell\open\command"; ValueType: string; ValueData: """{app}\sueca-desktop.exe"" ""%1"""

[Run]
Filename: "{app}\sueca-desktop.exe"; Description: "{cm:LaunchProgram,Sueca Desktop}"; Flags: nowait postinstall skipifsilent
