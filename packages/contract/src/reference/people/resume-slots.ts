import { type IdOf, referenceTable } from '../table.ts';

export const resumeSlots = referenceTable([
  { id: 'resume-ja', name: { ja: '履歴書（日本語）', en: 'Résumé (Japanese)' } },
  { id: 'resume-en', name: { ja: '履歴書（英語）', en: 'Résumé (English)' } },
  { id: 'cv-ja', name: { ja: '職務経歴書（日本語）', en: 'CV (Japanese)' } },
  { id: 'cv-en', name: { ja: '職務経歴書（英語）', en: 'CV (English)' } },
]);
export type ResumeSlotId = IdOf<typeof resumeSlots>;
