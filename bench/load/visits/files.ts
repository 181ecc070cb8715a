import { randomFillSync } from 'node:crypto';
import { jpeg } from '../../../apps/api/testing/files/sample-files.ts';

/** The usual size of a CV with a picture; incompressible. */
const filling = randomFillSync(Buffer.alloc(150_000)).toString('hex');
const text = `%PDF-1.7\n1 0 obj\n<</Length ${filling.length}>>\nstream\n${filling}\nendstream\nendobj\ntrailer\n<<>>\n%%EOF\n`;
export const cv = { name: 'cv.pdf', content: Buffer.from(text) };

/** A JPEG comment of the maximum length. */
function comment(): Buffer {
  const segment = randomFillSync(Buffer.alloc(2 + 0xffff));
  segment.writeUInt16BE(0xfffe, 0);
  segment.writeUInt16BE(0xffff, 2);
  return segment;
}

/** A phone's photograph in pixels and bytes. */
const plain = await jpeg(1600, 1200);
const comments = Array.from({ length: 8 }, comment);
const content = Buffer.concat([plain.subarray(0, 2), ...comments, plain.subarray(2)]);
export const portrait = { name: 'me.jpg', content };
