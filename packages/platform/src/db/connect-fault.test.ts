import { expect, test } from 'vitest';
import { connectFault } from './connect-fault.ts';

const failure = (facts: object) => Object.assign(new Error('said by the driver'), facts);

test.each([
  ['wrong password', { code: '28P01' }, /refuses the user or password in DATABASE_URL/],
  ['missing database', { code: '3D000' }, /does not exist: create it/],
  [
    'TLS required',
    { code: '28000', message: 'no pg_hba.conf entry for host "::1", user "a", no encryption' },
    /accepts encrypted connections only: add sslmode=verify-full/,
  ],
  ['not let in', { code: '28000', message: 'no pg_hba.conf entry' }, /pg_hba\.conf/],
  [
    'missing right',
    { code: '42501', message: 'permission denied for schema public' },
    /lacks a right \(permission denied for schema public\)/,
  ],
  ['certificate name', { code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, /is for another host name/],
  ['unknown CA', { code: 'SELF_SIGNED_CERT_IN_CHAIN' }, /CA unknown here: add sslrootcert/],
  ['expired certificate', { code: 'CERT_HAS_EXPIRED' }, /has expired/],
  [
    'missing file',
    { code: 'ENOENT', syscall: 'open', path: '/ca.pem' },
    /names the file \/ca\.pem, which cannot be read \(ENOENT\)/,
  ],
  ['no TLS', { message: 'The server does not support SSL connections' }, /offers no TLS/],
])('retrying does not help: %s', (_, facts, sentence) => {
  const fault = connectFault(failure(facts));
  expect(fault).toEqual({ sentence: expect.stringMatching(sentence), passes: false });
});

test.each([
  ['nobody listens', { code: 'ECONNREFUSED', syscall: 'connect' }],
  ['the socket is not there yet', { code: 'ENOENT', syscall: 'connect' }],
  ['the server is starting', { code: '57P03' }],
  ['the host has no name yet', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }],
])('retrying may help: %s', (_, facts) => {
  expect(connectFault(failure(facts)).passes).toBe(true);
});

test('with several servers in one address, the first one gives the reason', () => {
  const none = failure({ code: '08001', cause: failure({ code: '28P01' }) });
  expect(connectFault(none)).toEqual(connectFault(failure({ code: '28P01' })));
});
