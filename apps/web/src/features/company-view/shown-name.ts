import { type Language, nameFor } from '@engawa/contract/language';
import type { CompanyViewData } from './view-types.ts';

type Named = Pick<CompanyViewData, 'companyProfile' | 'company'>;

/** What is being written comes before what is known of the company. */
export function shownName({ companyProfile, company }: Named, reader: Language): string {
  return nameFor(
    {
      jp: companyProfile.jp?.companyName ?? company.name.jp,
      en: companyProfile.en?.companyName ?? company.name.en,
    },
    reader,
  );
}
