import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { type Manifest, manifestSchema, type Part } from './manifest.ts';
import { MeasuringStream } from './measuring-stream.ts';

export const manifestName = 'manifest.json';
export const manifestDigestName = 'manifest.sha256';

/** Writes a ZIP file as a stream; only the digests stay in memory. */
export class ArchiveWriter {
  readonly #zip = new ZipFile();
  readonly #written: Promise<void>;
  readonly #parts: Record<string, Part> = {};
  readonly #broken = new AbortController();

  /** Readable for the current user alone: the archive contains secrets. */
  constructor(path: string) {
    const into = createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true });
    this.#written = pipeline(this.#zip.outputStream, into);
    const fail = (error: Error) => this.#broken.abort(error);
    this.#written.catch(fail);
    this.#zip.on('error', fail);
  }

  /** Files are mostly compressed already; rows are not. */
  async add(name: string, source: Readable, { compress }: { compress: boolean }): Promise<void> {
    const { signal } = this.#broken;
    const measured = new MeasuringStream();
    this.#zip.addReadStream(measured, name, { compress, mode: 0o600 });
    await pipeline(source, measured, { signal }).catch((error: Error) => {
      // Report the writer's error, such as a full disk, rather than the resulting abort.
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

  /** Ends all pending writes, so that the file can be deleted. */
  async abandon(): Promise<void> {
    (this.#zip.outputStream as Readable).destroy();
    await this.#written.catch(() => undefined);
  }
}
