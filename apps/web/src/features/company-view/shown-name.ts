import { type Language, pickLanguage } from '@engawa/contract/language';
import type { CompanyViewData } from './view-types.ts';

type Named = Pick<CompanyViewData, 'companyProfile' | 'company'>;

/** The name alone falls back to the other language, not with the page: what is being written first. */
export function shownName({ companyProfile, company }: Named, reader: Language): string {
  const name = {
    jp: companyProfile.jp?.companyName ?? company.name.jp,
    en: companyProfile.en?.companyName ?? company.name.en,
  };
  return pickLanguage(name, reader)?.value ?? '';
}
