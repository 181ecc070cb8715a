import { endpoints } from '@engawa/contract/endpoints';
import { Random } from '@engawa/demo/random';
import type { HostileRequest } from './flood.ts';
import { addressAt, manyKeys } from './junk.ts';

const random = new Random(11);
const json = { 'content-type': 'application/json' };
const open = endpoints.filter(
  ({ auth, body, upload }) => auth.kind === 'anyone' && body && !upload,
);
const closed = endpoints.filter(({ auth }) => auth.kind === 'student' || auth.kind === 'company');
const pathOf = (path: string) => path.replaceAll(/\{\w+\}/g, () => crypto.randomUUID());
const oneOpen = () => pathOf(random.pick(open).path);
const word = (length: number) => 'あ\u202e<script>'.repeat(length).slice(0, length);

/** Used in turn; requests that cost a password hash or many bytes are rare. */
const kinds: ((
  at: number,
) => Omit<HostileRequest, 'headers'> & { headers?: Record<string, string> })[] = [
  () => ({ method: 'POST', path: oneOpen(), headers: json, body: manyKeys(99) }),
  () => ({ method: 'POST', path: oneOpen(), headers: json, body: manyKeys(2_000) }),
  () => ({ method: 'POST', path: oneOpen(), headers: json, body: `${'['.repeat(8_000)}1` }),
  () => ({ method: 'POST', path: oneOpen(), headers: json, body: `{"email":"${word(5_000)}` }),
  () => ({
    method: 'POST',
    path: oneOpen(),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: `--x\r\n${word(3_000)}`,
  }),
  () => ({
    method: 'POST',
    path: '/v1/auth/refresh',
    headers: { cookie: `engawa_refresh=${word(40).replaceAll(/[^a-z]/g, 'x')}` },
  }),
  (at) => ({
    method: 'GET',
    path: `/v1/${at.toString(36)}/${crypto.randomUUID()}?${'a=1&'.repeat(200)}`,
  }),
  (at) => ({
    method: 'GET',
    path: at % 2 ? '/v1/docs' : '/v1/openapi.json',
    headers: { 'accept-encoding': 'br' },
  }),
  () => {
    const { method, path } = random.pick(closed);
    const token = random.uuid().replaceAll('-', '').padEnd(43, 'x');
    const body = method === 'GET' ? {} : { body: manyKeys(4_000) };
    return {
      method,
      path: pathOf(path),
      headers: { ...json, authorization: `Bearer ${token}` },
      ...body,
    };
  },
  () => {
    const { method, path } = random.pick(closed);
    return {
      method,
      path: pathOf(path),
      headers: json,
      ...(method !== 'GET' && { body: manyKeys(1_000) }),
    };
  },
  (at) => ({
    method: 'POST',
    path: '/v1/auth/password/email',
    headers: json,
    body: `{"email":"a${at}@nobody.example"}`,
  }),
  (at) => ({
    method: 'POST',
    path: '/v1/auth/signup/email',
    headers: { ...json, 'idempotency-key': 'k'.repeat(200) },
    body: `{"name":"a","email":"b${at % 50}@nobody.example","agreed":true}`,
  }),
];

export function apiRequest(at: number): HostileRequest {
  const rare = at % 100 === 0;
  const big = at % 50 === 7;
  const made = rare
    ? {
        method: 'POST',
        path: '/v1/auth/recruiter-login',
        headers: json,
        body: `{"email":"c${at}@nobody.example","password":"wrong-guess-1"}`,
      }
    : big
      ? { method: 'POST', path: oneOpen(), headers: json, body: manyKeys(74_000) }
      : (kinds[at % kinds.length] as (typeof kinds)[number])(at);
  return { ...made, headers: { ...made.headers, 'x-forwarded-for': addressAt(at) } };
}
