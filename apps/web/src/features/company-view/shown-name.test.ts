import { expect, test } from 'vitest';
import { shownName } from './shown-name.ts';

type Named = Parameters<typeof shownName>[0];

/** A page written only in Japanese, by a company that also has an English name. */
const view = {
  companyProfile: { jp: { companyName: '星空電機' }, en: null },
  company: { name: { jp: '星空電機', en: 'Hoshizora Electric' } },
} as Named;

test('shows the name in the reader’s language even if the page lacks that language', () => {
  expect([shownName(view, 'en'), shownName(view, 'ja')]).toEqual([
    'Hoshizora Electric',
    '星空電機',
  ]);
});
