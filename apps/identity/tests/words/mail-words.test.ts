import { companyWordsIn } from '@engawa/platform/testing/reading/mail-words';
import { firstLines, salutations } from '@engawa/platform/testing/reading/salutations';
import { describe, expect, test } from 'vitest';
import { mailTemplates } from '../../src/mails.ts';

describe.each(mailTemplates.map((template) => [template.name, template] as const))(
  '%s',
  (_, template) => {
    test('has no words of an unverified company', () => {
      expect(companyWordsIn(template, { verified: false })).toEqual([]);
    });

    test('begins with a salutation', () => {
      expect(firstLines(template)).toEqual(salutations);
    });
  },
);
