import type { CompanyInfo } from '@engawa/contract/company-info/schemas';
import { generalOutline } from '@engawa/contract/general/outline';
import type { GeneralDocument } from '@engawa/contract/general/schemas';
import { withFacts } from '../company-info/public.ts';

const { blank } = generalOutline;

/** Before anything was written: what is known from the sign-up and the company's facts. */
export function firstDraft(company: CompanyInfo): GeneralDocument {
  const { industry, employees, founded, capital, listing, companyType } = company;
  const named = {
    jp: { ...blank.language, companyName: company.shownName.jp },
    en: { ...blank.language, companyName: company.shownName.en },
    common: blank.common,
  };
  return withFacts(named, { industry, employees, founded, capital, listing, companyType });
}
