/**
 * How many pixels the header of a picture promises: PNG, JPEG and WebP. Nothing is decoded, so that
 * it may be asked of anybody's file; what is not understood has no answer.
 */
export function promisedPixels(head: Buffer): number | undefined {
  const size = pngSize(head) ?? webpSize(head) ?? jpegSize(head);
  return size && size.width * size.height;
}

interface Size {
  width: number;
  height: number;
}

const mark = (head: Buffer, at: number, text: string): boolean =>
  head.toString('latin1', at, at + text.length) === text;

function pngSize(head: Buffer): Size | undefined {
  if (head.length < 24 || !mark(head, 0, '\x89PNG\r\n\x1a\n') || !mark(head, 12, 'IHDR'))
    return undefined;
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}

function webpSize(head: Buffer): Size | undefined {
  if (head.length < 30 || !mark(head, 0, 'RIFF') || !mark(head, 8, 'WEBP')) return undefined;
  if (mark(head, 12, 'VP8X')) {
    return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
  }
  if (mark(head, 12, 'VP8L')) {
    const bits = head.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (!mark(head, 12, 'VP8 ')) return undefined;
  return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
}

/** Tables come with the markers of a frame among them. */
const noFrame = new Set([0xc4, 0xc8, 0xcc]);
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !noFrame.has(marker);

/** The frame stands behind what cameras write about themselves; each segment says how long it is. */
function jpegSize(head: Buffer): Size | undefined {
  if (!mark(head, 0, '\xff\xd8')) return undefined;
  for (let at = 2; at + 9 <= head.length && head[at] === 0xff; ) {
    const marker = head[at + 1] ?? 0;
    if (isFrame(marker)) {
      return { width: head.readUInt16BE(at + 7), height: head.readUInt16BE(at + 5) };
    }
    // Any number of these may stand before a marker.
    at += marker === 0xff ? 1 : 2 + head.readUInt16BE(at + 2);
  }
  return undefined;
}
