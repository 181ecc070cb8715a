import type { FastifyInstance } from 'fastify';
import { holdsToken } from '../../auth/tokens.ts';
import type { Clock } from '../../clock/clock.ts';
import type { PlatformDb } from '../../db/database.ts';
import { refuse } from '../../errors/refusal.ts';
import type { Log } from '../../log/log.ts';
import { readBounce } from './read-bounce.ts';
import { concernOfStatus } from './refusals.rules.ts';
import { readReturnPath } from './return-path.ts';
import { markBounced } from './undeliverable.repo.ts';

interface Services {
  commands: PlatformDb;
  clock: Clock;
  log: Log;
  secret: Buffer;
  /** The mail server's token; without it no bounces are accepted. */
  token: string | undefined;
}

/** Mail servers give up after five days; later reports are about something else. */
const takenMs = 14 * 24 * 60 * 60 * 1000;
/** A bounce quotes headers, not attachments. */
const bodyLimit = 256 * 1024;

/**
 * Receives bounces: the mail server posts each message for the return path here, unchanged, with
 * `?recipient=`. The reply is the same for reports, answers and spam, because a mail server that
 * gets an error would retry or bounce it.
 */
export async function addBounces(server: FastifyInstance, services: Services): Promise<void> {
  const { commands, clock, log, secret, token } = services;
  await server.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_, body, done) =>
      done(null, body),
    );
    inner.post<{ Querystring: { recipient?: unknown }; Body: unknown }>(
      '/v1/bounces',
      {
        config: { endpoint: 'anyone.bounces' },
        // Checked first, so that nobody without the token makes the server read a body.
        onRequest: async ({ headers }) => {
          if (token === undefined || !holdsToken(token, headers.authorization)) refuse('not_found');
        },
      },
      async ({ query, body }, reply) => {
        const recipient = typeof query.recipient === 'string' ? query.recipient : '';
        const mailId = readReturnPath(secret, recipient);
        const status = typeof body === 'string' ? readBounce(body) : undefined;
        if (mailId && status && concernOfStatus(status) === 'address') {
          const now = clock.now();
          const since = new Date(now.getTime() - takenMs);
          const known = await markBounced(commands, {
            mailId,
            said: `bounce ${status}`,
            since,
            now,
          });
          if (known) log.info({ mailId, status }, 'a mail bounced, its address is undeliverable');
        }
        return reply.code(204).send();
      },
    );
  });
}
