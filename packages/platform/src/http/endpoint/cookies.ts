import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from './context.ts';

export interface CookieJar extends Cookies {
  /** Writes the changes to the reply; after a refusal only deletions. */
  send(reply: FastifyReply, done: 'committed' | 'refused'): void;
}

/** __Host-: browsers refuse such cookies from other hosts and over http; requires path `/`. */
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
      // Deletes only a cookie that was sent: a cross-site form, for one, arrives without.
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

/** Endpoints that do not declare cookies skip the cross-site check, so they get none. */
export const noCookies: CookieJar = {
  read: undeclared,
  keep: undeclared,
  forget: undeclared,
  send: () => {},
};
