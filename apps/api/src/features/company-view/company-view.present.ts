import { blankFacts } from '@engawa/contract/general/blank';
import type { GeneralDocument, GeneralLanguage } from '@engawa/contract/general/schemas';
import type { PerLanguage } from '@engawa/contract/language';
import { perWritten } from '../contents/public.ts';
import {
  presentArticleCard,
  presentEventCard,
  presentJobCard,
  presentTipCard,
} from './cards.present.ts';
import type { SeenCompanyRow, ShownRow } from './company-view.repo.ts';
import type { Copy } from './showing.rules.ts';

export const presentSeenCompany = (row: SeenCompanyRow, general: GeneralDocument | null) => ({
  id: row.id,
  name: { jp: row.name_jp, en: row.name_en },
  verified: row.verified_at !== null,
  logoImage: general?.jp?.logoImage ?? general?.en?.logoImage ?? null,
});

const nothing: GeneralDocument = { jp: null, en: null, common: blankFacts };

/** A company as talent sees it. */
export function presentCompanyView(company: SeenCompanyRow, rows: readonly ShownRow[], copy: Copy) {
  const of = (kind: ShownRow['kind']) =>
    rows.filter((row) => row.kind === kind && row[copy] !== null);
  const general = (of('general')[0]?.[copy] as GeneralDocument | undefined) ?? nothing;
  const part = <T>(pick: (words: GeneralLanguage) => T): PerLanguage<T> =>
    perWritten('general', general, pick);
  const words = general.jp ?? general.en;
  return {
    company: presentSeenCompany(company, general),
    companyProfile: part(({ logoImage, coverImage, companyName, companyProfile, industry }) => ({
      logoImage,
      coverImage,
      companyName,
      companyProfile,
      industry,
    })),
    services: part(({ services }) => services),
    offices: part(({ offices }) => offices),
    urls: part(({ urls }) => urls),
    features: words?.feature ?? [],
    facts: general.common,
    jobPostingList: of('job').map((row) => presentJobCard(row, copy)),
    events: of('event').map((row) => presentEventCard(row, copy)),
    additionalContents: of('article').map((row) => presentArticleCard(row, copy)),
    senpaiTips: of('tip').map((row) => presentTipCard(row, copy)),
  };
}
