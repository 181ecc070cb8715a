import { companyWordsIn } from '@engawa/platform/testing/mail-words';
import { expect, test } from 'vitest';
import { mailTemplates } from '../src/mails.ts';

test.each(mailTemplates.map((template) => [template.name, template] as const))(
  '%s has no words of a company that is not verified',
  (_, template) => {
    expect(companyWordsIn(template, { verified: false })).toEqual([]);
  },
);
