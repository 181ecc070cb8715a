import { Readable } from 'node:stream';
import type { Client, Connection, Submittable } from 'pg';

/** Rows are collected into chunks, because a stream event per row would dominate the cost. */
const pieceBytes = 64 * 1024;

interface Answer {
  stream: Readable;
  rows: Promise<number>;
}

/** Streams the result of a `copy … to stdout`, for which the driver has no query of its own. */
export function copyOut(client: Client, statement: string): Answer {
  const copy = new CopyOut(statement);
  client.query(copy);
  return { stream: copy.stream, rows: copy.rows.promise };
}

class CopyOut implements Submittable {
  readonly rows = Promise.withResolvers<number>();
  readonly stream: Readable;
  readonly #statement: string;
  #connection: Connection | undefined;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #count = 0;

  constructor(statement: string) {
    this.#statement = statement;
    const goOn = () => void this.#connection?.stream.resume();
    this.stream = new Readable({
      read: goOn,
      // Drains the rest, because the connection cannot be reused or closed before.
      destroy(error, done) {
        goOn();
        done(error);
      },
    });
    // The stream reports the failure, too.
    this.rows.promise.catch(() => undefined);
  }

  submit(connection: Connection): void {
    this.#connection = connection;
    connection.query(this.#statement);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // Copied, because the driver reuses its buffer.
    this.#waiting.push(Buffer.from(chunk));
    this.#waitingBytes += chunk.length;
    if (this.#waitingBytes >= pieceBytes) this.#handOn();
  }

  #handOn(): void {
    const piece = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#waitingBytes = 0;
    if (this.stream.destroyed || piece.length === 0) return;
    if (!this.stream.push(piece)) this.#connection?.stream.pause();
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#count = Number(/^COPY (\d+)$/.exec(text)?.[1]);
  }

  handleError(error: Error): void {
    this.rows.reject(error);
    this.stream.destroy(error);
  }

  handleReadyForQuery(): void {
    this.#handOn();
    this.stream.push(null);
    this.rows.resolve(this.#count);
    this.#connection?.stream.resume();
  }
}
