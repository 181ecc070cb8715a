import { writtenLanguages } from '@engawa/contract/contents/written';
import { generalOutline } from '@engawa/contract/general/outline';
import type { GeneralDocument, GeneralLanguage } from '@engawa/contract/general/schemas';
import type { ContentLanguage, PerLanguage } from '@engawa/contract/language';
import { useQuery } from '@tanstack/react-query';
import { CompanyView } from '../../../../features/company-view/company/company-view.tsx';
import type { CompanyViewData, ItemLink } from '../../../../features/company-view/view-types.ts';
import type { Live } from '../../../../features/contents/frame/live-preview.tsx';
import { companyPreviewQuery } from '../../../../features/contents/preview/queries.ts';
import { LivePhone } from './live-phone.tsx';

/** Links in the preview are inactive. */
const NoLink: ItemLink = ({ className, children }) => <span className={className}>{children}</span>;

/** The edited company profile as a student would see it on a phone. */
export function LiveCompany({ document: general, images, reader }: Live<GeneralDocument>) {
  const { data } = useQuery(companyPreviewQuery);
  const written = writtenLanguages(generalOutline.written, general);
  const part = <T,>(pick: (words: GeneralLanguage) => T): PerLanguage<T> => {
    const of = (language: ContentLanguage) => {
      const words = general[language];
      return words && written.includes(language) ? pick(words) : null;
    };
    return { jp: of('jp'), en: of('en') };
  };
  const words = general.jp ?? general.en;
  const logoImage = general.jp?.logoImage ?? general.en?.logoImage ?? null;
  const view: CompanyViewData | undefined = data && {
    ...data,
    company: { ...data.company, logoImage },
    companyProfile: part((all) => all),
    services: part(({ services }) => services),
    offices: part(({ offices }) => offices),
    urls: part(({ urls }) => urls),
    features: words?.feature ?? [],
    facts: general.common,
    images: [...data.images, ...images],
  };
  return (
    <LivePhone reader={reader} isEmpty={written.length === 0}>
      {view && <CompanyView view={view} reader={reader} jobLink={NoLink} eventLink={NoLink} />}
    </LivePhone>
  );
}
