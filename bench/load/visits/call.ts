import { randomUUID } from 'node:crypto';
import {
  type AnyEndpoint,
  type CallOf,
  type ReplyOf,
  takesIdempotencyKey,
} from '@engawa/contract/endpoint';
import { requestFor } from '@engawa/contract/request';
import { multipart } from '../../../apps/api/testing/files/multipart.ts';

export interface Call {
  /** The name under which it is counted. */
  kind: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | Buffer;
  signedIn: boolean;
  renews?: true;
  learn?(reply: unknown, cookies: readonly string[]): void;
}

const json = { 'content-type': 'application/json' };

export function call<E extends AnyEndpoint>(
  kind: string,
  endpoint: E,
  input: CallOf<E>,
  learn?: (reply: ReplyOf<E>) => void,
): Call {
  const { method, url, body } = requestFor(endpoint, input);
  const key = takesIdempotencyKey(endpoint) ? { 'idempotency-key': randomUUID() } : {};
  return {
    kind,
    method,
    url,
    headers: { ...key, ...(body === undefined ? {} : json) },
    ...(body === undefined ? {} : { body }),
    signedIn: true,
    ...(learn && { learn: (reply: unknown) => learn(reply as ReplyOf<E>) }),
  };
}

export function upload(
  kind: string,
  { method, path }: AnyEndpoint,
  fields: Record<string, string>,
  file: { name: string; content: Buffer },
  learn?: (fileId: string) => void,
): Call {
  const { headers, payload } = multipart(fields, [file]);
  return {
    kind,
    method,
    url: path,
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: payload,
    signedIn: true,
    ...(learn && {
      learn: (reply: unknown) => learn((reply as { file: { id: string } }).file.id),
    }),
  };
}

export const fetchOf = (kind: string, url: string): Call => ({
  kind,
  method: 'GET',
  url,
  headers: {},
  signedIn: false,
});

const cookieName = 'engawa_refresh';

/** What creates and renews a session. */
interface SignedIn {
  email: string;
  accessToken: string;
  refreshToken: string;
}

/** The first call of the client in every new tab. */
export const renew = (person: SignedIn): Call => ({
  ...fetchOf('renew the session', '/v1/auth/refresh'),
  method: 'POST',
  headers: { cookie: `${cookieName}=${person.refreshToken}` },
  renews: true,
  learn: (reply, cookies) => enter(person, reply, cookies),
});

/** With a password; drops the cookie of an earlier session. */
export const signIn = (person: SignedIn, password: string): Call => ({
  ...fetchOf('sign in', '/v1/auth/recruiter-login'),
  method: 'POST',
  headers: json,
  body: JSON.stringify({ email: person.email, password }),
  renews: true,
  learn: (reply, cookies) => enter(person, reply, cookies),
});

function enter(person: SignedIn, reply: unknown, cookies: readonly string[]): void {
  const { accessToken } = reply as { accessToken: { accessToken: string } };
  person.accessToken = accessToken.accessToken;
  const kept = cookies.find((line) => line.startsWith(`${cookieName}=`));
  if (kept) person.refreshToken = kept.slice(cookieName.length + 1).split(';', 1)[0] ?? '';
}
