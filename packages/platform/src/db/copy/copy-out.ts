import { Readable } from 'node:stream';
import type { Client, Connection, Submittable } from 'pg';

/** Rows are small; handed on one by one they would cost more than they weigh. */
const pieceBytes = 64 * 1024;

interface Answer {
  stream: Readable;
  /** How many there were; known once the stream has been read to its end. */
  rows: Promise<number>;
}

/** What a statement `copy … to stdout` answers, as fast as it is read. The driver has no such query of its own. */
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
      // Nobody reads the rest, but it has to pass before the connection can be used or closed.
      destroy(error, done) {
        goOn();
        done(error);
      },
    });
    // Whoever reads the stream hears of a failure there.
    this.rows.promise.catch(() => undefined);
  }

  submit(connection: Connection): void {
    this.#connection = connection;
    connection.query(this.#statement);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // The driver's own memory, which it uses again.
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
