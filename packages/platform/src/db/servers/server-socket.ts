import { Socket } from 'node:net';

interface Place {
  /** A name, an address, or the folder of a Unix socket. */
  host: string;
  port: number;
}

/**
 * A socket that asks where to go when it is told to connect: the driver, the pool and the job queue make
 * their connections as ever and need not know that there are several servers.
 */
export class ServerSocket extends Socket {
  readonly #find: () => Promise<Place>;

  constructor(find: () => Promise<Place>) {
    super();
    this.#find = find;
    // Unless it was we who said goodbye: the server ended it, or it was cut because nothing came.
    const notice = () => {
      if (!this.writableEnded) this.emit('lost');
    };
    this.once('end', notice);
    this.once('close', notice);
  }

  override connect(): this {
    this.#find().then(
      ({ host, port }) => {
        if (this.destroyed) return;
        if (host.startsWith('/')) super.connect(`${host}/.s.PGSQL.${port}`);
        else super.connect(port, host);
      },
      (error: Error) => this.destroy(error),
    );
    return this;
  }
}
