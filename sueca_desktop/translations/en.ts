<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
  <context>
    <name>Games</name>
    <message numerus="yes">
      <source>%n unfinished game(s)</source>
      <translation>
        <numerusform>%n unfinished game</numerusform>
        <numerusform>%n unfinished games</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n player(s)</source>
      <translation>
        <numerusform>%n player</numerusform>
        <numerusform>%n players</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>History</name>
    <message numerus="yes">
      <source>%n deal(s)</source>
      <translation>
        <numerusform>%n deal</numerusform>
        <numerusform>%n deals</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Delete %n deal(s) and all that was counted of them?</source>
      <translation>
        <numerusform>Delete %n deal and all that was counted of it?</numerusform>
        <numerusform>Delete %n deals and all that was counted of them?</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n deal(s) reviewed</source>
      <translation>
        <numerusform>%n deal reviewed</numerusform>
        <numerusform>%n deals reviewed</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Review</name>
    <message numerus="yes">
      <source>%n mistake(s) by what you could know</source>
      <translation>
        <numerusform>%n mistake by what you could know</numerusform>
        <numerusform>%n mistakes by what you could know</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Rules</name>
    <message numerus="yes">
      <source>%n match(es)</source>
      <translation>
        <numerusform>%n match</numerusform>
        <numerusform>%n matches</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Table</name>
    <message numerus="yes">
      <source>%n trick(s) taken</source>
      <translation>
        <numerusform>%n trick taken</numerusform>
        <numerusform>%n tricks taken</numerusform>
      </translation>
    </message>
  </context>
</TS>
