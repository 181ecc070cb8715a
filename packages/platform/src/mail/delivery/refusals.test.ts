import { expect, test } from 'vitest';
import { concernOf } from './refusals.rules.ts';

test.each([
  ['RCPT TO', 550, '550 5.1.1 <a@b.example>: no such user', 'address'],
  ['RCPT TO', 550, '550 no such user', 'address'],
  ['RCPT TO', 551, '551 user not local', 'address'],
  ['RCPT TO', 553, '553 mailbox name not allowed', 'address'],
  ['RCPT TO', 550, '550 5.2.1 mailbox disabled', 'address'],
  ['DATA', 550, '550 5.1.1 no such user', 'address'],
  ['RCPT TO', 552, '552 5.2.2 mailbox full', 'mail'],
  ['DATA', 552, '552 message too large', 'mail'],
  ['DATA', 554, '554 5.6.0 malformed message', 'mail'],
  // Concerns every mail: our settings, or the relay's opinion of us.
  ['AUTH PLAIN', 535, '535 5.7.8 authentication failed', 'all'],
  ['MAIL FROM', 530, '530 5.7.0 authentication required', 'all'],
  ['MAIL FROM', 550, '550 5.1.8 sender domain unknown', 'all'],
  ['CONN', 554, '554 no service for you', 'all'],
  ['RCPT TO', 550, '550 5.7.1 relaying denied', 'all'],
  ['RCPT TO', 554, '554 Relay access denied', 'all'],
  ['RCPT TO', 550, '550 5.1.8 sender rejected', 'all'],
  ['DATA', 550, '550 5.7.26 unauthenticated mail is refused', 'all'],
  ['DATA', 554, '554 looks like spam', 'all'],
  ['RCPT TO', 503, '503 bad sequence of commands', 'all'],
  ['RCPT TO', 450, '450 4.2.1 try later', undefined],
  ['DATA', 451, '451 try later', undefined],
])('%s answered with %i “%s” concerns %s', (command, responseCode, response, concern) => {
  const code: number = responseCode;
  expect(concernOf({ command, responseCode: code, response })).toBe(concern);
});

test('a broken connection says nothing about the address', () => {
  expect(concernOf({ command: 'CONN' })).toBeUndefined();
});
