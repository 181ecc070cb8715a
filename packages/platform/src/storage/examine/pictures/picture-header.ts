export interface PictureSize {
  width: number;
  height: number;
  /** Of the decoded picture: pixels × channels × depth. */
  bytes: number;
}

/** Reads PNG, JPEG and WebP headers without decoding, hence safe for untrusted files. */
export const promisedSize = (head: Buffer): PictureSize | undefined =>
  pngSize(head) ?? webpSize(head) ?? jpegSize(head);

const sized = (width: number, height: number, bytesPerPixel: number): PictureSize => ({
  width,
  height,
  bytes: width * height * bytesPerPixel,
});

const mark = (head: Buffer, at: number, text: string): boolean =>
  head.toString('latin1', at, at + text.length) === text;

/** Channels by colour type; a palette may have transparency. */
const pngChannels: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

function pngSize(head: Buffer): PictureSize | undefined {
  if (head.length < 26 || !mark(head, 0, '\x89PNG\r\n\x1a\n') || !mark(head, 12, 'IHDR'))
    return undefined;
  const [depth = 8, colours = 6] = head.subarray(24, 26);
  const channels = pngChannels[colours];
  // No decoder accepts other colour types.
  if (channels === undefined) return undefined;
  return sized(head.readUInt32BE(16), head.readUInt32BE(20), channels * (depth > 8 ? 2 : 1));
}

function webpSize(head: Buffer): PictureSize | undefined {
  if (head.length < 30 || !mark(head, 0, 'RIFF') || !mark(head, 8, 'WEBP')) return undefined;
  if (mark(head, 12, 'VP8X')) {
    return sized(head.readUIntLE(24, 3) + 1, head.readUIntLE(27, 3) + 1, 4);
  }
  if (mark(head, 12, 'VP8L')) {
    const bits = head.readUInt32LE(21);
    return sized((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1, 4);
  }
  if (!mark(head, 12, 'VP8 ')) return undefined;
  return sized(head.readUInt16LE(26) & 0x3fff, head.readUInt16LE(28) & 0x3fff, 3);
}

/** Markers of tables within the range of frame markers. */
const noFrame = new Set([0xc4, 0xc8, 0xcc]);
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !noFrame.has(marker);

/** Skips segments, such as a camera's metadata, by their lengths up to the frame. */
function jpegSize(head: Buffer): PictureSize | undefined {
  if (!mark(head, 0, '\xff\xd8')) return undefined;
  for (let at = 2; at + 10 <= head.length && head[at] === 0xff; ) {
    const marker = head[at + 1] ?? 0;
    if (isFrame(marker)) {
      const bytes = (head[at + 9] ?? 3) * ((head[at + 4] ?? 8) > 8 ? 2 : 1);
      return sized(head.readUInt16BE(at + 7), head.readUInt16BE(at + 5), bytes);
    }
    // Any number of fill bytes may precede a marker.
    at += marker === 0xff ? 1 : 2 + head.readUInt16BE(at + 2);
  }
  return undefined;
}
