import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailRelay {
  url: string;
  received: Email[];
  /** Passwords that somebody signed in with. */
  passwords: string[];
  /** The next so many mails are refused for now, as a busy relay does. */
  refuse(times: number): void;
  stop(): Promise<void>;
}

interface RelayForm {
  port?: number;
  /** What the relay offers: a sign-in, and encryption with a certificate that nobody vouches for. */
  offers?: readonly ('AUTH' | 'STARTTLS')[];
}

/** A real SMTP server that keeps what it is given. */
export async function startMailRelay({
  port = 0,
  offers = [],
}: RelayForm = {}): Promise<MailRelay> {
  const received: Email[] = [];
  const passwords: string[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    disabledCommands: (['AUTH', 'STARTTLS'] as const).filter((one) => !offers.includes(one)),
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) => {
      passwords.push(password ?? '');
      done(null, { user: 'engawa' });
    },
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
    passwords,
    refuse: (times) => {
      refusals = times;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
