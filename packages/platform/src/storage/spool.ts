import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../errors/refusal.ts';
import { closeFolder } from './folder-store.ts';

/** A received file on local disk, for the duration of a request. */
export interface SpooledFile {
  path: string;
  bytes: number;
  sha256: string;
}

const staleMs = 60 * 60 * 1000;

/** Streams uploads to disk, never into memory, and deletes them with their request. */
export class Spool {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  newPath(): string {
    return join(this.#folder, randomBytes(16).toString('hex'));
  }

  async receive(stream: Readable, maxBytes: number): Promise<SpooledFile> {
    await closeFolder(this.#folder);
    const path = this.newPath();
    const hash = createHash('sha256');
    let bytes = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        if (bytes > maxBytes) return done(tooLarge(maxBytes));
        hash.update(chunk);
        done(null, chunk);
      },
    });
    try {
      await pipeline(stream, measure, createWriteStream(path, { mode: 0o600 }));
    } catch (error) {
      await this.discard(path);
      throw error;
    }
    return { path, bytes, sha256: hash.digest('hex') };
  }

  async discard(path: string): Promise<void> {
    await rm(path, { force: true });
  }

  /** Deletes files of a process that was killed while receiving. */
  async sweep(now: Date): Promise<number> {
    await closeFolder(this.#folder);
    let swept = 0;
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
      if (now.getTime() - mtimeMs < staleMs) continue;
      await this.discard(path);
      swept += 1;
    }
    return swept;
  }
}

const tooLarge = (maxBytes: number) =>
  new Refusal('file_too_large', { details: { megabytes: Math.floor(maxBytes / 1024 / 1024) } });
