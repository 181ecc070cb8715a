import type { GeneralDocument, GeneralLanguage } from '../general/schemas.ts';
import type { ContentLanguage } from '../language.ts';
import { prefectures } from '../reference/places/prefectures.ts';

/** What every posting must state about the company, taken from the company's contents. */
export interface Employer {
  name: string | null;
  address: string | null;
  contact: string | null;
}

export function employerOf(general: GeneralDocument | null, language: ContentLanguage): Employer {
  const { contactPhone, contactEmail } = general?.common ?? {};
  const written = general?.[language];
  return {
    name: written?.companyName ?? null,
    address: written ? headquartersOf(written, language) : null,
    contact: [contactPhone, contactEmail].filter(Boolean).join(' / ') || null,
  };
}

const between = { jp: ' ', en: ', ' } as const;

/** A company with one office need not mark it as its headquarters. */
function headquartersOf({ offices }: GeneralLanguage, language: ContentLanguage): string | null {
  const office = offices.find(({ hqFlag }) => hqFlag) ?? onlyOne(offices);
  if (!office) return null;
  const lines =
    office.tab === 'domestic'
      ? [office.jpOfficesAddress1, office.jpOfficesAddress2]
      : [office.address, office.town];
  const said = lines.filter(Boolean).join(between[language]);
  return isPrefecture(said) ? null : said || null;
}

const onlyOne = <One>(all: readonly One[]): One | undefined =>
  all.length === 1 ? all[0] : undefined;

/** The sign-up prefills the prefecture alone, which is no address. */
const isPrefecture = (said: string): boolean =>
  prefectures.entries.some(({ name }) => name.ja === said.trim() || name.en === said.trim());
