import type { CompanyFacts, GeneralLanguage } from '@engawa/contract/general/schemas';
import { type ContentLanguage } from '@engawa/contract/language';
import type { DemoCompany } from '../companies.ts';
import type { FileOf } from '../pictures/picture-names.ts';
import { sideOf } from '../side-of.ts';
import type { DemoGeneral, GeneralIdea } from './demo-general.ts';

type Office = GeneralLanguage['offices'][number];

const noAddress = {
  jpOfficesAddress1: null,
  jpOfficesAddress2: null,
  countryName: null,
  town: null,
  address: null,
} satisfies Partial<Office>;

interface Facts {
  company: DemoCompany;
  idea: GeneralIdea;
  /** The year of the next graduation. */
  spring: number;
  fileOf: FileOf;
}

export function composeGeneral({ company, idea, spring, fileOf }: Facts): DemoGeneral {
  const inLanguage = (language: ContentLanguage): GeneralLanguage => ({
    logoImage: fileOf(idea.logo),
    coverImage: fileOf(idea.cover),
    companyName: { jp: company.nameJp, en: company.nameEn }[language],
    companyProfile: sideOf(idea.profile, language),
    feature: [...idea.features],
    industry: company.industryId,
    urls: idea.links.map(({ title, url }) => ({ title: sideOf(title, language), url })),
    services: idea.services.map(({ title, message, place, url, pictures }) => ({
      productTitle: sideOf(title, language),
      productMessage: sideOf(message, language),
      productPlace: sideOf(place, language),
      productUrl: url,
      companyProductImage: pictures.map((picture) => ({ productImage: fileOf(picture) })),
    })),
    offices: officesOf(idea, language, fileOf),
  });
  return {
    document: {
      jp: inLanguage('jp'),
      en: inLanguage('en'),
      common: {
        ...idea.facts,
        employees: company.employees,
        yearlyFigures: yearsOf(idea, spring),
      },
    },
    drift: idea.drift ?? {},
  };
}

function officesOf(idea: GeneralIdea, language: ContentLanguage, fileOf: FileOf): Office[] {
  const { headquarters, branches, abroad } = idea;
  const inJapan = [headquarters, ...branches].map((office): Office => {
    const [first, second] = office.address;
    return {
      ...noAddress,
      tab: 'domestic',
      officeName: sideOf(office.name, language),
      jpOfficesAddress1: sideOf(first, language),
      jpOfficesAddress2: sideOf(second, language),
      companyOfficeImage: office.picture ? fileOf(office.picture) : null,
      hqFlag: office === headquarters,
    };
  });
  const elsewhere = abroad.map(
    (office): Office => ({
      ...noAddress,
      tab: 'overseas',
      officeName: sideOf(office.name, language),
      countryName: office.country,
      town: sideOf(office.town, language),
      address: sideOf(office.address, language),
      companyOfficeImage: office.picture ? fileOf(office.picture) : null,
      hqFlag: false,
    }),
  );
  return [...inJapan, ...elsewhere];
}

/** Completed fiscal years; the newest began two years before the next graduation. */
function yearsOf({ years }: GeneralIdea, spring: number): CompanyFacts['yearlyFigures'] {
  const last = spring - 2;
  return years.map(([hired, hiredInternational, turnover, overtime], at) => ({
    year: last - years.length + 1 + at,
    hired,
    hiredInternational,
    turnover,
    overtime,
  }));
}
