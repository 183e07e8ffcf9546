"""Rasterising SVG with QtSvg, and comparing what comes out."""

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter, QTransform, qRgb
from PySide6.QtSvg import QSvgRenderer


def picture(svg: str, width: int) -> QImage:
    """The SVG drawn ``width`` pixels wide on nothing; raises ValueError where QtSvg can't read it."""
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    if not renderer.isValid():
        raise ValueError("not an SVG")
    size = renderer.defaultSize()
    image = QImage(width, round(width * size.height() / size.width()), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    return image


def rows(image: QImage, form: QImage.Format) -> list[bytes]:
    """The pixels in a format, row by row, without the padding of rows."""
    plain = image.convertToFormat(form)
    data, stride = bytes(plain.constBits()), plain.bytesPerLine()
    used = plain.width() * plain.depth() // 8
    return [data[y * stride : y * stride + used] for y in range(plain.height())]


def grey(image: QImage) -> bytes:
    """Luminance, one byte a pixel: what is left without colour."""
    return b"".join(rows(image, QImage.Format.Format_Grayscale8))


def alpha(image: QImage) -> list[bytes]:
    """Opacity, one byte a pixel, row by row."""
    return rows(image, QImage.Format.Format_Alpha8)


def colours(image: QImage) -> set[int]:
    """Every colour in the picture, as 0xffRRGGBB; transparent pixels are left out."""
    pixels = (image.pixelColor(x, y) for y in range(image.height()) for x in range(image.width()))
    return {qRgb(c.red(), c.green(), c.blue()) for c in pixels if c.alpha() == 255}


def difference(a: bytes, b: bytes, tolerance: int) -> int:
    """How many bytes differ by more than ``tolerance``."""
    return sum(abs(x - y) > tolerance for x, y in zip(a, b, strict=True))


def half_turn_difference(image: QImage, tolerance: int = 40) -> int:
    """How many channel values of the upper half differ by more than ``tolerance`` from the lower half, turned."""
    lines = rows(image, QImage.Format.Format_RGBA8888)[: image.height() // 2]
    turned = rows(image.transformed(QTransform().rotate(180)), QImage.Format.Format_RGBA8888)[: len(lines)]
    return difference(b"".join(lines), b"".join(turned), tolerance)
