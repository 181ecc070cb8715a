import { expect, test } from 'vitest';
import { contactAddress } from './contact-address.ts';

const set = { CONTACT_EMAIL: 'help@engawa.test' };
const relay = { SMTP_URL: 'smtp://relay.test' };

test.each([
  ['in the demo', { ENGAWA_DEMO: true }, 'contact@engawa.example'],
  ['in the demo with an address', { ENGAWA_DEMO: true, ...set }, 'help@engawa.test'],
  ['in a demo that really sends', { ENGAWA_DEMO: true, ...relay }, undefined],
  ['with a relay and an address', { ENGAWA_DEMO: false, ...relay, ...set }, 'help@engawa.test'],
  ['without an address', { ENGAWA_DEMO: false, ...relay }, undefined],
  ['without a relay', { ENGAWA_DEMO: false, ...set }, undefined],
])('%s', (_where, settings, address) => {
  expect(contactAddress(settings)).toBe(address);
});
