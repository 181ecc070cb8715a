import { generalOutline } from '@engawa/contract/general/outline';
import type { GeneralDocument, GeneralLanguage } from '@engawa/contract/general/schemas';
import { type Blanked, blankToNull, nullToBlank } from '../../../shared/form/blanks.ts';
import { pairLists } from '../frame/paired-values.ts';

export interface GeneralValues {
  jp: Blanked<GeneralLanguage>;
  en: Blanked<GeneralLanguage>;
  common: Blanked<GeneralDocument['common']>;
}

export const blankUrl: GeneralLanguage['urls'][number] = { title: null, url: null };

export const blankService: GeneralLanguage['services'][number] = {
  productTitle: null,
  productMessage: null,
  productPlace: null,
  productUrl: null,
  companyProductImage: [],
};

export const blankOffice = (tab: 'domestic' | 'overseas'): GeneralLanguage['offices'][number] => ({
  tab,
  officeName: null,
  jpOfficesAddress1: null,
  jpOfficesAddress2: null,
  countryName: null,
  town: null,
  address: null,
  companyOfficeImage: null,
  hqFlag: false,
});

export const blankYear = (year: number): GeneralDocument['common']['yearlyFigures'][number] => ({
  year,
  hired: null,
  hiredInternational: null,
  turnover: null,
  overtime: null,
});

/** Both languages' lists in pairs, what is not there as an empty text. */
export function generalValues(document: GeneralDocument): GeneralValues {
  const jp = document.jp ?? generalOutline.blank.language;
  const en = document.en ?? generalOutline.blank.language;
  const urls = pairLists(jp.urls, en.urls, blankUrl);
  const services = pairLists(jp.services, en.services, blankService);
  const offices = pairLists(jp.offices, en.offices, blankOffice('domestic'));
  const inForm = (language: 'jp' | 'en', words: GeneralLanguage) =>
    nullToBlank({
      ...words,
      urls: urls[language],
      services: services[language],
      offices: offices[language],
    });
  return {
    jp: inForm('jp', jp),
    en: inForm('en', en),
    common: nullToBlank({ ...generalOutline.blank.common, ...document.common }),
  };
}

/** What has no language is asked once, on the Japanese side, and said in both. */
export function generalDocument({ jp, en, common }: GeneralValues): GeneralDocument {
  const { logoImage, coverImage, feature, industry } = jp;
  const services = en.services.map((service, at) => {
    const { companyProductImage } = jp.services[at] ?? service;
    return { ...service, companyProductImage };
  });
  const offices = en.offices.map((office, at) => {
    const { tab, countryName, companyOfficeImage, hqFlag } = jp.offices[at] ?? office;
    return { ...office, tab, countryName, companyOfficeImage, hqFlag };
  });
  const english = { ...en, logoImage, coverImage, feature, industry, services, offices };
  return blankToNull({ jp, en: english, common });
}
