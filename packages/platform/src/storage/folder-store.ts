import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore, StoredObject } from './object-store.ts';

const keyForm = /^[\w-]{22,64}$/;

/** Whatever the process's umask, no other local user can read the files. */
const privateFolder = 0o700;
const privateFile = 0o600;

export class FolderStore implements ObjectStore {
  readonly #folder: string;
  #closed: Promise<void> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  put(key: string, path: string): Promise<void> {
    return this.#place(key, (partial) => copyFile(path, partial));
  }

  write(key: string, source: Readable): Promise<void> {
    return this.#place(key, (partial) => pipeline(source, createWriteStream(partial)));
  }

  async #place(key: string, fill: (path: string) => Promise<void>): Promise<void> {
    const target = this.#path(key);
    this.#closed ??= closeFolder(this.#folder);
    await this.#closed;
    await mkdir(dirname(target), { recursive: true, mode: privateFolder });
    // Written beside the target, because a rename within one folder is atomic.
    const partial = `${target}.part`;
    try {
      await fill(partial);
      await chmod(partial, privateFile);
      await flush(partial);
      await rename(partial, target);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  }

  async get(key: string): Promise<StoredObject | undefined> {
    const path = this.#path(key);
    try {
      const { size } = await stat(path);
      return { stream: createReadStream(path), bytes: size };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true });
    await rm(`${this.#path(key)}.part`, { force: true });
  }

  #path(key: string): string {
    if (!keyForm.test(key)) throw new Error('not a storage key');
    return join(this.#folder, key.slice(0, 2), key.slice(2));
  }
}

/** Corrects folders of an earlier version, which were readable for everybody. */
export async function closeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: privateFolder });
  // Ignore a folder of another owner.
  await chmod(folder, privateFolder).catch(() => undefined);
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
