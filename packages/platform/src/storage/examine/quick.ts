import { open } from 'node:fs/promises';
import type { ExamineJob } from './examine-file.ts';
import { promisedPixels } from './picture-header.ts';

/** Logos and portraits as most people send them: a quarter of a second at the worst. */
const mostPixels = 640 * 480;
/** Texts and PDFs; nothing of them is unpacked. */
const mostBytes = 1024 * 1024;
const headBytes = 64 * 1024;

const isPicture = (head: Buffer): boolean =>
  head.toString('latin1', 1, 4) === 'PNG' ||
  head.toString('latin1', 0, 2) === '\xff\xd8' ||
  head.toString('latin1', 0, 4) === 'RIFF';
const isArchive = (head: Buffer): boolean => head.toString('latin1', 0, 2) === 'PK';

/** Whether a file is examined in a moment, by its first bytes. When in doubt it is not. */
export async function isQuick({
  path,
  bytes,
}: Pick<ExamineJob, 'path' | 'bytes'>): Promise<boolean> {
  const head = await headOf(path);
  if (isArchive(head)) return false;
  if (isPicture(head)) return (promisedPixels(head) ?? Number.POSITIVE_INFINITY) <= mostPixels;
  return bytes <= mostBytes;
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
