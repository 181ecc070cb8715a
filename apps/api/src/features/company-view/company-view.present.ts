import type { ContentKind } from '@engawa/contract/contents/kinds';
import { generalOutline } from '@engawa/contract/general/outline';
import type { GeneralDocument, GeneralLanguage } from '@engawa/contract/general/schemas';
import type { PerLanguage } from '@engawa/contract/language';
import { perWritten, readDocument } from '../contents/public.ts';
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

const nothing: GeneralDocument = { jp: null, en: null, common: generalOutline.blank.common };

export function presentCompanyView(company: SeenCompanyRow, rows: readonly ShownRow[], copy: Copy) {
  const of = <K extends ContentKind>(kind: K) =>
    rows.flatMap((row) => {
      const document = row.kind === kind ? readDocument(kind)(row[copy]) : null;
      return document === null ? [] : [{ row, document }];
    });
  const general = of('general')[0]?.document ?? nothing;
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
    jobPostingList: of('job').map((one) => presentJobCard(one, copy)),
    events: of('event').map((one) => presentEventCard(one, copy)),
    additionalContents: of('article').map((one) => presentArticleCard(one, copy)),
    senpaiTips: of('tip').map((one) => presentTipCard(one, copy)),
  };
}
