import type { Drift } from '@engawa/contract/contents/drift';
import type { CompanyFacts, GeneralDocument } from '@engawa/contract/general/schemas';
import type { CompanyFeatureId } from '@engawa/contract/reference/companies/company-features';
import type { CountryCode } from '@engawa/contract/reference/places/countries';
import type { Both } from '../jobs/demo-job.ts';
import type { PictureName } from '../pictures/picture-names.ts';

interface Link {
  title: Both;
  url: string;
}

interface Service {
  title: Both;
  message: Both;
  place: Both;
  url: string;
  pictures: readonly PictureName[];
}

/** A Japanese address in two lines: prefecture and city, street and building. */
interface OfficeInJapan {
  name: Both;
  address: readonly [Both, Both];
  picture?: PictureName;
}

interface OfficeAbroad {
  name: Both;
  country: CountryCode;
  town: Both;
  address: Both;
  picture?: PictureName;
}

type Year = CompanyFacts['yearlyFigures'][number];

/** Figures of a year: hired, hired from abroad, percent who left, overtime hours a month. */
type YearFigures = readonly [
  hired: NonNullable<Year['hired']>,
  hiredInternational: NonNullable<Year['hiredInternational']>,
  turnover: NonNullable<Year['turnover']>,
  overtime: NonNullable<Year['overtime']>,
];

export interface GeneralIdea {
  profile: Both;
  features: readonly CompanyFeatureId[];
  logo: PictureName;
  cover: PictureName;
  links: readonly Link[];
  services: readonly Service[];
  headquarters: OfficeInJapan;
  branches: readonly OfficeInJapan[];
  abroad: readonly OfficeAbroad[];
  facts: Omit<CompanyFacts, 'employees' | 'yearlyFigures'>;
  /** The last three fiscal years, oldest first. */
  years: readonly [YearFigures, YearFigures, YearFigures];
  /** Fields whose languages differ, with the language changed later. */
  drift?: Drift;
}

export interface DemoGeneral {
  document: GeneralDocument;
  drift: Drift;
}
