import { open } from 'node:fs/promises';
import type { ExamineJob } from './examine-file.ts';
import { checkPictureSize, pictureCostMs } from './pictures/picture-cost.ts';
import { promisedSize } from './pictures/picture-header.ts';

/** Usual logos and portraits: a quarter of a second at worst. */
const mostDecodedBytes = 640 * 480 * 4;
/** Texts and PDFs, which are not unpacked. */
const mostBytes = 1024 * 1024;
const headBytes = 64 * 1024;

const isPicture = (head: Buffer): boolean =>
  head.toString('latin1', 1, 4) === 'PNG' ||
  head.toString('latin1', 0, 2) === '\xff\xd8' ||
  head.toString('latin1', 0, 4) === 'RIFF';
const isArchive = (head: Buffer): boolean => head.toString('latin1', 0, 2) === 'PK';

export interface ExpectedWork {
  quick: boolean;
  /** Charged against the budgets while the file waits; 0 (unknown) for other than pictures. */
  costMs: number;
}

/** Estimates a file's work by its first bytes. Refuses pictures that are too large to decode. */
export async function expectedWork({
  path,
  bytes,
}: Pick<ExamineJob, 'path' | 'bytes'>): Promise<ExpectedWork> {
  const head = await headOf(path);
  if (isArchive(head)) return { quick: false, costMs: 0 };
  if (!isPicture(head)) return { quick: bytes <= mostBytes, costMs: 0 };
  const size = promisedSize(head);
  if (!size) return { quick: false, costMs: 0 };
  checkPictureSize(size);
  const quick = size.bytes <= mostDecodedBytes;
  return { quick, costMs: quick ? 0 : pictureCostMs(size) };
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
