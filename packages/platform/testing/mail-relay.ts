import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailRelay {
  url: string;
  received: Email[];
  /** The next so many mails are refused for now, as a busy relay does. */
  refuse(times: number): void;
  stop(): Promise<void>;
}

/** A real SMTP server that keeps what it is given. */
export async function startMailRelay(port = 0): Promise<MailRelay> {
  const received: Email[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      void buffer(stream)
        .then(receive)
        .then(() => done(), done);
    },
  });
  const receive = async (message: Buffer) => {
    if (refusals > 0) {
      refusals -= 1;
      throw Object.assign(new Error('Try again later'), { responseCode: 451 });
    }
    received.push(await PostalMime.parse(message));
  };
  server.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever sent was killed in the middle of it.
    if (error.code !== 'ECONNRESET') throw error;
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: actual } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    received,
    refuse: (times) => {
      refusals = times;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
