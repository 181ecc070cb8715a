import type { Language } from '@engawa/contract/language';
import { language } from '../../../shared/i18n/language.ts';
import type { LegalDocument } from './document.ts';

/** The day from which the texts count. */
export const inForceSince = '2026-11-15';

const sources: Record<Language, () => Promise<readonly LegalDocument[]>> = {
  ja: async () => {
    const [{ privacy }, { terms }] = await Promise.all([
      import('./privacy.ja.ts'),
      import('./terms.ja.ts'),
    ]);
    return [privacy, terms];
  },
  en: async () => {
    const [{ privacy }, { terms }] = await Promise.all([
      import('./privacy.en.ts'),
      import('./terms.en.ts'),
    ]);
    return [privacy, terms];
  },
};

const fetched = new Map<Language, Promise<readonly LegalDocument[]>>();

/** Long texts are no messages: only this page loads them, in one language. */
export function fetchDocuments(language: Language): Promise<readonly LegalDocument[]> {
  const documents = fetched.get(language) ?? sources[language]();
  fetched.set(language, documents);
  documents.catch(() => fetched.delete(language));
  return documents;
}

export const fetchTexts = () => fetchDocuments(language);
