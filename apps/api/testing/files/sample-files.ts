import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
export const elf = Buffer.concat([
  Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]),
  Buffer.alloc(200),
]);
export const html = Buffer.from('<!doctype html><script>alert(1)</script>');
export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);
/** A container of the old office formats that type detection accepts, with these streams. */
export const cfb = (stream: string, ...more: Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(1024),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(64),
    ...more,
    Buffer.alloc(64),
  ]);

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#274a78' } });

export const jpeg = (width = 1600, height = 900): Promise<Buffer> =>
  canvas(width, height)
    .withExif({ IFD3: { GPSLatitude: '35/1 40/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
export const png = (width = 200, height = 100): Promise<Buffer> =>
  canvas(width, height).png().toBuffer();

interface ZipEntry {
  name: string;
  content: Buffer;
  /** Size stated in the directory. */
  claims?: number;
  locked?: boolean;
}

/** A ZIP archive whose directory may state false sizes. */
export function zip(entries: ZipEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content: plain, claims = plain.length, locked = false } of entries) {
    const content = deflateRawSync(plain);
    const flags = locked ? 1 : 0;
    const label = Buffer.from(name);
    const sizes = (signature: number, extra: number) => {
      const head = Buffer.alloc(extra);
      head.writeUInt32LE(signature, 0);
      return head;
    };
    const local = sizes(0x04034b50, 30);
    local.writeUInt16LE(flags, 6);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(content.length, 18);
    local.writeUInt32LE(claims, 22);
    local.writeUInt16LE(label.length, 26);
    const central = sizes(0x02014b50, 46);
    central.writeUInt16LE(flags, 8);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(content.length, 20);
    central.writeUInt32LE(claims, 24);
    central.writeUInt16LE(label.length, 28);
    central.writeUInt32LE(offset, 42);
    bodies.push(local, label, content);
    directory.push(central, label);
    offset += local.length + label.length + content.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, listing, end]);
}

/** An office document that type detection accepts, with further parts. */
export const ooxml = (kind: string, ...parts: ZipEntry[]): Buffer =>
  zip([
    {
      name: '[Content_Types].xml',
      content: Buffer.from(
        `<Types><Override PartName="/word/document.xml" ContentType="application/vnd.${kind}.main+xml"/></Types>`,
      ),
    },
    { name: 'word/document.xml', content: Buffer.from('<document/>') },
    ...parts,
  ]);

/** A PNG of any size whose pixels compress a thousandfold. */
export function greyPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
