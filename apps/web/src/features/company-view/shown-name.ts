import { type Language, nameFor } from '@engawa/contract/language';
import type { CompanyViewData } from './view-types.ts';

type Named = Pick<CompanyViewData, 'companyProfile' | 'company'>;

/** The name in the shown content takes precedence over the company's registered data. */
export function shownName({ companyProfile, company }: Named, reader: Language): string {
  return nameFor(
    {
      jp: companyProfile.jp?.companyName ?? company.name.jp,
      en: companyProfile.en?.companyName ?? company.name.en,
    },
    reader,
  );
}
