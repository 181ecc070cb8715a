import type { ShownFacts } from '@engawa/contract/company-info/schemas';
import type { GeneralDocument } from '@engawa/contract/general/schemas';

/** Writes these facts into the company's general page, in every language it has. */
export function withFacts(document: GeneralDocument, facts: ShownFacts): GeneralDocument {
  const { industry, ...common } = facts;
  return {
    jp: document.jp && { ...document.jp, industry },
    en: document.en && { ...document.en, industry },
    common: { ...document.common, ...common },
  };
}
