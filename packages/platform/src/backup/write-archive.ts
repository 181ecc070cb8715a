import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { type Manifest, manifestSchema, type Part } from './manifest.ts';
import { Measured } from './measured.ts';

export const manifestName = 'manifest.json';
export const manifestDigestName = 'manifest.sha256';

/** One ZIP file, written part by part as the parts come; nothing is kept in memory but their digests. */
export class ArchiveWriter {
  readonly #zip = new ZipFile();
  readonly #written: Promise<void>;
  readonly #parts: Record<string, Part> = {};
  readonly #broken = new AbortController();

  /** Only for whoever runs this: it holds everything, secrets included. */
  constructor(path: string) {
    const into = createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true });
    this.#written = pipeline(this.#zip.outputStream, into);
    const fail = (error: Error) => this.#broken.abort(error);
    this.#written.catch(fail);
    this.#zip.on('error', fail);
  }

  /** Files are mostly packed already; rows are not. */
  async add(name: string, source: Readable, { compress }: { compress: boolean }): Promise<void> {
    const { signal } = this.#broken;
    const measured = new Measured();
    this.#zip.addReadStream(measured, name, { compress, mode: 0o600 });
    await pipeline(source, measured, { signal }).catch((error: Error) => {
      // A full disk ends the reading too, and is what is to be told.
      throw signal.reason ?? error;
    });
    this.#parts[name] = measured.part;
  }

  async finish(manifest: Omit<Manifest, 'parts'>): Promise<Manifest> {
    const whole = manifestSchema.parse({ ...manifest, parts: this.#parts });
    const text = Buffer.from(JSON.stringify(whole));
    const digest = createHash('sha256').update(text).digest('hex');
    this.#zip.addBuffer(text, manifestName, { mode: 0o600 });
    this.#zip.addBuffer(Buffer.from(digest), manifestDigestName, { mode: 0o600 });
    this.#zip.end();
    await this.#written;
    return whole;
  }

  /** Ends what is still being written, so that the file can be deleted. */
  async abandon(): Promise<void> {
    (this.#zip.outputStream as Readable).destroy();
    await this.#written.catch(() => undefined);
  }
}
