import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import type { Part } from './manifest.ts';

export class MeasuringStream extends Transform {
  readonly #hash = createHash('sha256');
  #bytes = 0;
  #part: Part | undefined;

  override _transform(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    this.push(chunk);
    done();
  }

  override _flush(done: () => void): void {
    this.#part = { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
    done();
  }

  get part(): Part {
    if (!this.#part) throw new Error('measured before its end');
    return this.#part;
  }
}
