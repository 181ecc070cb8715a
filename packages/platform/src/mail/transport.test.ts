import { expect, onTestFinished, test } from 'vitest';
import { startMailRelay } from '../../testing/stand-ins/mail-relay.ts';
import { smtpTransport } from './transport.ts';

const from = 'Engawa <no-reply@engawa.example>';
const mail = {
  id: '1',
  to: 'mai@example.com',
  replyTo: undefined,
  subject: 's',
  text: 't',
  html: 'h',
};

async function relayThatOffers(...offers: ('AUTH' | 'STARTTLS')[]) {
  const relay = await startMailRelay({ offers });
  onTestFinished(() => relay.stop());
  return { ...relay, withPassword: relay.url.replace('//', '//engawa:secret@') };
}

test('a password is not sent to a relay without encryption, nor is the mail', async () => {
  const relay = await relayThatOffers('AUTH');
  const transport = smtpTransport(relay.withPassword, { from });
  await expect(transport.deliver(mail)).rejects.toThrow('the relay refused: ETLS');
  expect([relay.passwords, relay.received]).toEqual([[], []]);
});

test('a certificate that nobody vouches for is no encryption', async () => {
  const relay = await relayThatOffers('AUTH', 'STARTTLS');
  const transport = smtpTransport(relay.withPassword, { from });
  await expect(transport.deliver(mail)).rejects.toThrow('the relay refused: ESOCKET');
  expect([relay.passwords, relay.received]).toEqual([[], []]);
});

test('plain text is sent where the operator allows it, or where there is no password', async () => {
  const relay = await relayThatOffers('AUTH');
  await smtpTransport(relay.withPassword, { from, allowPlaintext: true }).deliver(mail);
  await smtpTransport(relay.url, { from }).deliver(mail);
  expect(relay.passwords).toEqual(['secret']);
  expect(relay.received).toHaveLength(2);
});
