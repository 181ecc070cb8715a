import type { CompanyInfo } from '@engawa/contract/company-info/schemas';
import { generalOutline } from '@engawa/contract/general/outline';
import type { GeneralDocument, GeneralLanguage } from '@engawa/contract/general/schemas';
import { prefectures } from '@engawa/contract/reference/places/prefectures';
import { withFacts } from '../company-info/public.ts';

const { blank } = generalOutline;
const blankOffice = generalOutline.added['offices'] as GeneralLanguage['offices'][number];

/** The page before its first save, filled from the sign-up and the company's facts. */
export function firstDraft(company: CompanyInfo, prefecture: string | null): GeneralDocument {
  const { industry, employees, founded, capital, listing, companyType } = company;
  const { jp, en } = company.shownName;
  const headquarters = { ...blankOffice, hqFlag: true };
  const place = prefectures.has(prefecture) ? prefectures.byId(prefecture).name : undefined;
  // Only with a Japanese name: any text marks a language as written, with all required fields.
  const inJapanese = { officeName: '本社', jpOfficesAddress1: place?.ja ?? null };
  const named = {
    jp: {
      ...blank.language,
      companyName: jp,
      offices: [{ ...headquarters, ...(jp !== null && inJapanese) }],
    },
    en: {
      ...blank.language,
      companyName: en,
      offices: [headquarters],
    },
    common: blank.common,
  };
  return withFacts(named, { industry, employees, founded, capital, listing, companyType });
}
