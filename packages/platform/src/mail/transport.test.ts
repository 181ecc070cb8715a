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

test('sends neither password nor mail to a relay without encryption', async () => {
  const relay = await relayThatOffers('AUTH');
  const transport = smtpTransport(relay.withPassword, { from });
  await expect(transport.deliver(mail)).rejects.toThrow('the relay refused: ETLS');
  expect([relay.passwords, relay.received]).toEqual([[], []]);
});

test('refuses an untrusted certificate', async () => {
  const relay = await relayThatOffers('AUTH', 'STARTTLS');
  const transport = smtpTransport(relay.withPassword, { from });
  await expect(transport.deliver(mail)).rejects.toThrow('the relay refused: ESOCKET');
  expect([relay.passwords, relay.received]).toEqual([[], []]);
});

test('sends in plain text where the operator allows it, or without a password', async () => {
  const relay = await relayThatOffers('AUTH');
  await smtpTransport(relay.withPassword, { from, allowPlaintext: true }).deliver(mail);
  await smtpTransport(relay.url, { from }).deliver(mail);
  expect(relay.passwords).toEqual(['secret']);
  expect(relay.received).toHaveLength(2);
});
