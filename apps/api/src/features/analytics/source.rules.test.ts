import { expect, test } from 'vitest';
import { sourceOf } from './source.rules.ts';

const origin = 'https://engawa.example';

test.each([
  ['Newsletter', '', 'newsletter', true],
  ['', `${origin}/talent/discover/jobs`, 'discover', false],
  [undefined, '/talent/discover/companies?word=x', 'discover', false],
  [undefined, `${origin}/talent/activities/save/jobs`, 'saved', false],
  [undefined, `${origin}/talent/connect/1`, 'connect', false],
  [undefined, `${origin}/talent/inbox/1`, 'messages', false],
  [undefined, `${origin}/talent/connected`, 'other', false],
  ['two words', 'https://search.example/?q=engawa', 'external', false],
  ['<b>', '', 'direct', false],
  ['a'.repeat(31), 'https://[', 'direct', false],
])('utm_source %s and referrer %s come from %s', (utm_source, referrer_url, name, free) => {
  expect(sourceOf({ utm_source, referrer_url }, origin)).toEqual({ name, free });
});
