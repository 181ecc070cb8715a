import { Socket } from 'node:net';

interface Place {
  /** A name, an address, or the folder of a Unix socket. */
  host: string;
  port: number;
}

/** Looks its destination up when it connects, so that the driver sees a single server. */
export class ServerSocket extends Socket {
  readonly #find: () => Promise<Place>;

  constructor(find: () => Promise<Place>) {
    super();
    this.#find = find;
    // Ended by the server or the network, not by us.
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
