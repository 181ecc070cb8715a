import { part, plain, text } from '@engawa/contract/contents/outline/mark';
import { document } from '@engawa/contract/contents/schemas';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { documentReader } from './read-document.ts';
import type { Upgrade } from './upgrades.ts';

const schema = z.strictObject(
  document(
    part({ title: text(z.string().nullable(), '題', 'Title') }),
    part({ pace: plain(z.literal(['weekly', 'monthly']).nullable(), '頻度', 'Pace') }),
  ),
);

const paces: Readonly<Record<string, string>> = { w: 'weekly', m: 'monthly' };

/** Example upgrade: a renamed field and numeric ids replaced by words. */
const wordsForPaces: Upgrade = ({ common, ...words }) => {
  const { rhythm = common['pace'], ...rest } = common;
  return { ...words, common: { ...rest, pace: paces[String(rhythm)] ?? rhythm } };
};

const read = documentReader(schema, [wordsForPaces]);
const words = { title: 'a' };

test.each([
  [{ rhythm: 'w' }, 'weekly'],
  [{ pace: 'm' }, 'monthly'],
  [{ pace: 'weekly' }, 'weekly'],
  [{}, null],
])('upgrades an older document, and leaves an upgraded one alone: %j', (common, pace) => {
  const upgraded = read({ jp: words, en: null, common });
  expect(upgraded).toEqual({ jp: words, en: null, common: { pace } });
  expect(read(upgraded)).toEqual(upgraded);
});
