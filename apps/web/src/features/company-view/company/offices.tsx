import { pictureShapes } from '@engawa/contract/files/picture-shapes';
import { say } from '@engawa/contract/language';
import { countries } from '@engawa/contract/reference/places/countries';
import { MapPin } from 'lucide-react';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { ContentPicture } from '../../../ui/image/content-picture.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { ViewSection } from '../view-section.tsx';
import { type CompanyViewData, picturesOf, type Reading } from '../view-types.ts';
import { words as companyViewWords } from '../words.ja.ts';

type Office = NonNullable<CompanyViewData['offices']['jp']>[number];

interface OfficesProps extends Reading {
  offices: readonly Office[];
}

export function Offices({ offices, reader, images }: OfficesProps) {
  const t = useWords(companyViewWords, reader);
  const named = offices.filter(({ officeName }) => officeName);
  const headquartersFirst = named.toSorted((a, b) => Number(b.hqFlag) - Number(a.hqFlag));
  return (
    <ViewSection heading={t('offices')}>
      <ul className="grid gap-6 sm:grid-cols-2">
        {headquartersFirst.map((office) => (
          <li key={`${office.tab} ${office.officeName}`}>
            <ContentPicture
              pictures={picturesOf(images, office.companyOfficeImage)}
              aspect={pictureShapes.office.aspect}
              alt=""
              sizes="(min-width: 615px) 25rem, 100vw"
              className="mb-3 rounded"
            />
            <h3 className="flex flex-wrap items-center gap-2 font-bold">
              {office.officeName}
              {office.hqFlag && <Tag tone="wood">{t('hq')}</Tag>}
            </h3>
            <p className="mt-1 flex gap-1.5 text-sm text-sumi-2">
              <MapPin aria-hidden className="mt-1 size-4 shrink-0" />
              {addressOf(office, nameOf(countries, office.countryName, reader)).join(
                say({ ja: ' ', en: ', ' }, reader),
              )}
            </p>
          </li>
        ))}
      </ul>
    </ViewSection>
  );
}

const addressOf = (office: Office, country: string): (string | null)[] =>
  (office.tab === 'domestic'
    ? [office.jpOfficesAddress1, office.jpOfficesAddress2]
    : [office.address, office.town, country]
  ).filter(Boolean);
