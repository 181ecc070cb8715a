import type { Clock } from '@engawa/platform/clock/clock';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import { describeError, type Log } from '@engawa/platform/log/log';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../../../database.ts';
import type { SsoClient } from '../sso/sso-client.ts';
import { endLoggedOut } from './logout.repo.ts';
import { freshSeconds } from './logout-token.ts';

interface Services {
  commands: Db;
  standby?: { note(accounts: readonly string[]): Promise<void> } | undefined;
  clock: Clock;
  log: Log;
  limits: CallLimits;
  sso: SsoClient | undefined;
}

/** Replay protection for longer than a token is fresh, with clock skew in either direction. */
const onceEach = { max: 1, seconds: 2 * freshSeconds } as const;

/**
 * Endpoint for an issuer's back-channel logout (OpenID Connect Back-Channel Logout 1.0). The signed
 * token is the only authentication; every refusal looks the same.
 */
export async function addBackchannelLogout(
  server: FastifyInstance,
  { commands, standby, clock, log, limits, sso }: Services,
): Promise<void> {
  const answer = (reply: FastifyReply, code: 200 | 400) =>
    reply
      .code(code)
      .header('cache-control', 'no-store')
      .send(code === 200 ? {} : { error: 'invalid_request' });
  await server.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_, body, done) => done(null, new URLSearchParams(String(body)).get('logout_token')),
    );
    inner.post<{ Body: string | null }>(
      '/v1/auth/backchannel-logout',
      { config: { endpoint: 'anyone.backchannelLogout' } },
      async ({ body }, reply) => {
        if (!sso || typeof body !== 'string') return answer(reply, 400);
        try {
          const { issuer, ...token } = await sso.readLogout(body, clock.now());
          const { over } = await limits.attempt('logout-token', `${issuer} ${token.jti}`, onceEach);
          if (over) return answer(reply, 400);
          const accounts = await endLoggedOut(commands, issuer, token, clock.now());
          await standby?.note(accounts);
          return answer(reply, 200);
        } catch (error) {
          const { type, code } = describeError(error);
          log.warn({ type, code }, 'a logout token was refused');
          return answer(reply, 400);
        }
      },
    );
  });
}
