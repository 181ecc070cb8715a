import { fullLanguages, type Language } from '@engawa/contract/language';
import { layOut } from '../../src/mail/layout.ts';
import { type MailTemplate, wholeMail } from '../../src/mail/template.ts';
import { mailKeys, ours, spoken } from '../../src/mail/words.ts';

const read: Readonly<Record<string, string>> = { lines: '[]', count: '2' };

function dataOf(language: Language, reader: string | undefined): Record<string, string> {
  const keys = [
    ...mailKeys.own.map((key) => [key, read[key] ?? `ours-${key}`]),
    ...mailKeys.others.map((key) => [key, ours(`words-${key}`)]),
  ];
  const { reader: _, ...data } = spoken(Object.fromEntries(keys), {
    language,
    verified: new Set(),
    toOperator: false,
  });
  return reader === undefined ? data : { ...data, reader };
}

/** The first line of a mail in each language, with and without the reader's name. */
export const firstLines = (template: MailTemplate): string[] =>
  fullLanguages.flatMap((language) =>
    ['Linh', undefined].map((reader) => {
      const { text } = layOut(wholeMail(template, dataOf(language, reader), language), language);
      return text.split('\n')[0] ?? '';
    }),
  );

export const salutations = ['Linh 様', 'Engawaからのお知らせです。', 'Hello Linh,', 'Hello,'];
