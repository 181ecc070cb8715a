import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  resume: {
    heading: 'What you enter becomes your 履歴書.',
    text: 'Fill in your studies and languages step by step, and a 履歴書 (Japanese résumé), a 職務経歴書 and an English résumé are ready to send. No guessing about furigana or how to write dates.',
    picture: 'A sample 履歴書 in the Japanese form, with name, address, studies and work',
    sample: 'A sample. The person is fictional.',
  },
  checks: {
    heading: 'Every job is checked before it goes live.',
    law: 'A job cannot be published until it states what Japanese law asks for: the work, the pay, the hours and more.',
    fair: 'Words that read as a condition of nationality, gender or age are pointed out to the company before it publishes.',
    company: 'Without signing in you see only jobs of companies that the operator has verified.',
    visa: 'Before you apply, you see whether your residence status seems to allow it, and why.',
  },
};
