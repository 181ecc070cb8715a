import { type IdOf, referenceTable } from '../reference/table.ts';

/** Documents generated from a profile. `language`: the one it is written in. */
export const documentKinds = referenceTable([
  { id: 'rirekisho', language: 'ja', name: { ja: '履歴書', en: '履歴書 (Japanese résumé)' } },
  {
    id: 'shokumukeirekisho',
    language: 'ja',
    name: { ja: '職務経歴書', en: '職務経歴書 (Japanese CV)' },
  },
  { id: 'resume-en', language: 'en', name: { ja: '英文レジュメ', en: 'Résumé (English)' } },
]);
export type DocumentKindId = IdOf<typeof documentKinds>;
