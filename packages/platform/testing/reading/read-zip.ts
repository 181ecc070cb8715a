import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

export async function readZip(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(archive, { lazyEntries: true });
  const contents = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    contents.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return contents;
}
