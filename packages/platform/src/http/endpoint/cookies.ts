import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from './context.ts';

export interface CookieJar extends Cookies {
  /** Writes what was kept and forgotten into the answer; after a refusal only what was forgotten. */
  send(reply: FastifyReply, done: 'committed' | 'refused'): void;
}

/** Parsed only where an endpoint declares cookies: other calls do not pay for it. */
export function cookieJar(request: FastifyRequest, secure: boolean): CookieJar {
  const changes = new Map<string, { value: string; expires: Date }>();
  const options = { path: '/v1', httpOnly: true, sameSite: 'strict', secure } as const;
  let sent: Readonly<Record<string, string | undefined>> | undefined;
  return {
    read(name) {
      sent ??= parseCookie(request.headers.cookie ?? '');
      return sent[name];
    },
    keep: (name, value, expires) => void changes.set(name, { value, expires }),
    forget: (name) => void changes.set(name, { value: '', expires: new Date(0) }),
    send(reply, done) {
      for (const [name, { value, expires }] of changes) {
        if (done === 'refused' && value !== '') continue;
        reply.header('set-cookie', stringifySetCookie({ name, value, expires, ...options }));
      }
    },
  };
}
