import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from './context.ts';

export interface CookieJar extends Cookies {
  /** Writes what was kept and forgotten into the answer; after a refusal only what was forgotten. */
  send(reply: FastifyReply, done: 'committed' | 'refused'): void;
}

/**
 * On https a browser takes a cookie of such a name only from this very host, never from a
 * neighbouring one or over plain http; it wants the path `/` for it.
 */
const form = (secure: boolean) =>
  secure ? { prefix: '__Host-', path: '/' } : { prefix: '', path: '/v1' };

export function cookieJar(request: FastifyRequest, secure: boolean): CookieJar {
  const changes = new Map<string, { value: string; expires: Date }>();
  const { prefix, path } = form(secure);
  const options = { path, httpOnly: true, sameSite: 'strict', secure } as const;
  let sent: Readonly<Record<string, string | undefined>> | undefined;
  const read = (name: string): string | undefined => {
    sent ??= parseCookie(request.headers.cookie ?? '');
    return sent[prefix + name];
  };
  return {
    read,
    keep: (name, value, expires) => void changes.set(name, { value, expires }),
    forget(name) {
      // Whoever did not send it may not have been able to: a form of a foreign page, for one.
      if (read(name) !== undefined) changes.set(name, { value: '', expires: new Date(0) });
      else changes.delete(name);
    },
    send(reply, done) {
      for (const [name, { value, expires }] of changes) {
        if (done === 'refused' && value !== '') continue;
        const cookie = { name: prefix + name, value, expires, ...options };
        reply.header('set-cookie', stringifySetCookie(cookie));
      }
    },
  };
}

const undeclared = (): never => {
  throw new Error('this endpoint does not declare cookies');
};

/** For endpoints that do not declare cookies: they are not guarded, so they get none. */
export const noCookies: CookieJar = {
  read: undeclared,
  keep: undeclared,
  forget: undeclared,
  send: () => {},
};
