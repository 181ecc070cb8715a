import yauzl from 'yauzl';
import { Refusal, refuse } from '../errors/refusal.ts';

const maxEntries = 10_000;
const maxUnpackedBytes = 2 * 1024 ** 3;
/** Office documents reach about 20; a bomb starts in the hundreds. */
const maxRatio = 100;
/** Small archives of empty tables compress extremely and harm nobody. */
const harmlessBytes = 50 * 1024 * 1024;

/** We never unpack, but whoever downloads does: archives that explode are refused. */
export async function checkArchive(path: string): Promise<void> {
  try {
    await checkEntries(path);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('file_unreadable', { cause: error });
  }
}

async function checkEntries(path: string): Promise<void> {
  const zip = await yauzl.openPromise(path, { lazyEntries: true });
  try {
    if (zip.entryCount > maxEntries) refuse('archive_refused');
    let packed = 0;
    let unpacked = 0;
    for await (const entry of zip.eachEntry()) {
      packed += entry.compressedSize;
      unpacked += entry.uncompressedSize;
      const exploding = unpacked > harmlessBytes && unpacked / Math.max(packed, 1) > maxRatio;
      if (unpacked > maxUnpackedBytes || exploding) refuse('archive_refused');
    }
  } finally {
    zip.close();
  }
}
