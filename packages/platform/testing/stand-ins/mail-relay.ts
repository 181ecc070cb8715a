import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailRelay {
  url: string;
  received: Email[];
  passwords: string[];
  refuse(times: number): void;
  /** Addresses with the relay's answer to RCPT TO; permanent from 500 on. */
  refused: Map<string, { responseCode: number; words: string }>;
  /** Envelope senders, in the order of `received`. */
  returnPaths: string[];
  tries: Map<string, number>;
  stop(): Promise<void>;
}

interface RelayForm {
  port?: number;
  /** Authentication, and encryption with an untrusted certificate. */
  offers?: readonly ('AUTH' | 'STARTTLS')[];
}

export async function startMailRelay({
  port = 0,
  offers = [],
}: RelayForm = {}): Promise<MailRelay> {
  const received: Email[] = [];
  const passwords: string[] = [];
  const refused: MailRelay['refused'] = new Map();
  const returnPaths: string[] = [];
  const tries: MailRelay['tries'] = new Map();
  let refusals = 0;
  const server = new SMTPServer({
    disabledCommands: (['AUTH', 'STARTTLS'] as const).filter((one) => !offers.includes(one)),
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) => {
      passwords.push(password ?? '');
      done(null, { user: 'engawa' });
    },
    onRcptTo: ({ address }, _session, done) => {
      tries.set(address, (tries.get(address) ?? 0) + 1);
      const answer = refused.get(address);
      if (!answer) return done();
      const { responseCode, words } = answer;
      done(Object.assign(new Error(words), { responseCode }));
    },
    onData: (stream, { envelope: { mailFrom } }, done) => {
      void buffer(stream)
        .then((message) => receive(message, mailFrom ? mailFrom.address : ''))
        .then(() => done(), done);
    },
  });
  const receive = async (message: Buffer, returnPath: string) => {
    if (refusals > 0) {
      refusals -= 1;
      throw Object.assign(new Error('Try again later'), { responseCode: 451 });
    }
    const mail = await PostalMime.parse(message);
    returnPaths.push(returnPath);
    received.push(mail);
  };
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET') throw error;
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: actual } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    received,
    passwords,
    refused,
    returnPaths,
    tries,
    refuse: (times) => {
      refusals = times;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
