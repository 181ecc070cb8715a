import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { bounceMessage } from '../../../testing/stand-ins/bounce-message.ts';
import { readBounce } from './read-bounce.ts';
import { readReturnPath, returnPaths } from './return-path.ts';

const secret = randomBytes(32);
const mailId = '01997a3e-5b1c-7d2e-8f00-0123456789ab';
const path = returnPaths('bounces+{id}@engawa.example', secret)?.(mailId) ?? '';

test('a return path identifies its mail and cannot be forged', () => {
  expect(path).toMatch(/^bounces\+[0-9a-f]{48}@engawa\.example$/);
  expect(readReturnPath(secret, path)).toBe(mailId);
  expect(readReturnPath(secret, path.toUpperCase())).toBe(mailId);
  expect(readReturnPath(randomBytes(32), path)).toBeUndefined();
  const other = path.replace('01997a3e', '01997a3f');
  for (const forged of [other, path.slice(0, -20), path.replace('+', '+f'), '', 'a'.repeat(1e5)]) {
    expect(readReturnPath(secret, forged)).toBeUndefined();
  }
});

test.each([
  ['a failed delivery', bounceMessage({ status: '5.1.1' }), '5.1.1'],
  ['with bare line feeds', bounceMessage({}).replaceAll('\r\n', '\n'), '5.1.1'],
  ['a delay', bounceMessage({ action: 'delayed', status: '4.4.1' }), undefined],
  ['a failure that may pass', bounceMessage({ status: '4.4.7' }), undefined],
  ['a relayed mail', bounceMessage({ action: 'relayed' }), undefined],
  ['a report of another kind', bounceMessage({ report: 'disposition-notification' }), undefined],
  ['an answer that quotes one', `Subject: Re\r\n\r\n${bounceMessage({})}`, undefined],
  ['rubbish', '\0\uFFFD--\r\n:::\r\n'.repeat(1000), undefined],
  ['nothing', '', undefined],
])('%s', (_, message, status) => {
  expect(readBounce(message)).toBe(status);
});
