import { expect, test } from 'vitest';
import { shownName } from './shown-name.ts';

type Named = Parameters<typeof shownName>[0];

/** A page in Japanese alone, of a company that has told its English name. */
const view = {
  companyProfile: { jp: { companyName: '星空電機' }, en: null },
  company: { name: { jp: '星空電機', en: 'Hoshizora Electric' } },
} as Named;

test('the name is in the reader’s language although the page is not', () => {
  expect([shownName(view, 'en'), shownName(view, 'ja')]).toEqual([
    'Hoshizora Electric',
    '星空電機',
  ]);
});
