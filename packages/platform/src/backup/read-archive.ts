import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';
import { BackupError } from './errors.ts';
import { type Manifest, manifestSchema } from './manifest.ts';
import { MeasuringStream } from './measuring-stream.ts';
import { manifestDigestName, manifestName } from './write-archive.ts';

export interface Archive {
  manifest: Manifest;
  open(part: string): Promise<Readable>;
  close(): void;
}

/** A backup whose parts have all been verified against their digests. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await yauzl
    .openPromise(path, { lazyEntries: true, autoClose: false })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') {
        throw new BackupError(`There is no file ${path}: name a backup that exists.`);
      }
      throw damaged(path, error);
    });
  try {
    const entries = new Map<string, yauzl.Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const open = async (part: string): Promise<Readable> => {
      const entry = entries.get(part);
      if (!entry) throw new Error(`it has no ${part}`);
      return zip.openReadStreamPromise(entry);
    };
    const manifest = await readManifest(open);
    await check(manifest, open);
    return { manifest, open, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw damaged(path, error as Error);
  }
}

async function readManifest(open: Archive['open']): Promise<Manifest> {
  const text = await buffer(await open(manifestName));
  const digest = (await buffer(await open(manifestDigestName))).toString();
  if (createHash('sha256').update(text).digest('hex') !== digest) {
    throw new Error('its list of contents is not what was written');
  }
  return manifestSchema.parse(JSON.parse(text.toString()));
}

async function check(manifest: Manifest, open: Archive['open']): Promise<void> {
  for (const [name, { bytes, sha256 }] of Object.entries(manifest.parts)) {
    const measured = new MeasuringStream();
    await pipeline(await open(name), measured.resume());
    if (measured.part.bytes !== bytes || measured.part.sha256 !== sha256) {
      throw new Error(`${name} is not what was written`);
    }
  }
}

const damaged = (path: string, cause: Error) =>
  new BackupError(
    `${path} is not a whole backup (${cause.message}): nothing was restored, use another one.`,
    { cause },
  );
