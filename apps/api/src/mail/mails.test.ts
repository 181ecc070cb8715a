import { companyWordsIn } from '@engawa/platform/testing/reading/mail-words';
import { firstLines, salutations } from '@engawa/platform/testing/reading/salutations';
import { expect, test } from 'vitest';
import { mailTemplates } from './mails.ts';

const named = mailTemplates.map((template) => [template.name, template] as const);

test.each(named)('%s has no words of an unverified company', (_, template) => {
  expect(companyWordsIn(template, { verified: false })).toEqual([]);
});

test('mails have words of a verified company', () => {
  const shown = new Map(
    named.map(([name, template]) => [name, companyWordsIn(template, { verified: true })]),
  );
  expect(shown.get('invitation')).toEqual(['inviter', 'reader', 'team']);
  expect(shown.get('slot-picked')).toEqual(['calendar', 'name', 'reader', 'where']);
  expect(shown.get('event-changed')).toEqual([
    'company',
    'place',
    'placeBefore',
    'reader',
    'title',
  ]);
  expect(shown.get('delivery-check')).toEqual(['reader']);
});

test.each(named)('%s begins with a salutation', (_, template) => {
  expect(firstLines(template)).toEqual(salutations);
});
