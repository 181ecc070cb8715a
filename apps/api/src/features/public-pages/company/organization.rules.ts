import { nameFor, say } from '@engawa/contract/language';
import { picturesOf } from '../markup.ts';
import { type Written, writtenFor } from '../reading.ts';
import type { ReadCompany } from './read-company.ts';

type Profile = NonNullable<ReadCompany['view']['companyProfile']['jp']>;

export function organization(
  { view, images }: ReadCompany,
  profile: Written<Profile>,
  { url, origin }: { url: string; origin: string },
): object {
  const { employees, founded } = view.facts;
  const logo = picturesOf(images, view.company.logoImage).at(-1);
  const offices = writtenFor(view.offices, profile.language)?.words ?? [];
  const headquarters = offices.find(({ hqFlag, tab }) => hqFlag && tab === 'domestic');
  const street = [headquarters?.jpOfficesAddress1, headquarters?.jpOfficesAddress2].filter(Boolean);
  const pages = (writtenFor(view.urls, profile.language)?.words ?? []).flatMap(
    ({ url: page }) => page ?? [],
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: profile.words.companyName ?? nameFor(view.company.name, profile.language),
    ...(profile.words.companyProfile && { description: profile.words.companyProfile }),
    url,
    ...(logo && { logo: origin + logo.url }),
    ...(pages.length > 0 && { sameAs: pages }),
    ...(founded && { foundingDate: founded }),
    ...(employees !== null && {
      numberOfEmployees: { '@type': 'QuantitativeValue', value: employees },
    }),
    ...(street.length > 0 && {
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'JP',
        streetAddress: street.join(say({ ja: ' ', en: ', ' }, profile.language)),
      },
    }),
  };
}
