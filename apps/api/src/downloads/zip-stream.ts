import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export type ZipPart = { name: string; at: Date } & (
  | { text: string }
  | { open(): Promise<Readable | undefined> }
);

/** Streams the archive: opens one part at a time and buffers nothing. */
export function zipStream(parts: readonly ZipPart[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  const fail = (error: Error) => void output.destroy(error);
  zip.on('error', fail);
  output.on('close', () => current?.destroy());
  for (const part of parts) {
    if ('text' in part) {
      zip.addBuffer(Buffer.from(part.text), part.name, { mtime: part.at });
      continue;
    }
    // Stored uncompressed: most file formats are compressed already.
    zip.addReadStreamLazy(part.name, { compress: false, mtime: part.at }, (use) => {
      part.open().then((stream) => {
        // A file missing in the store becomes empty, so that the rest can still be downloaded.
        current = stream ?? Readable.from([]);
        current.on('error', fail);
        if (output.destroyed) current.destroy();
        else use(null, current);
      }, fail);
    });
  }
  zip.end();
  return output;
}
