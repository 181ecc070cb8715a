import type { CompanyFacts, GeneralLanguage } from './schemas.ts';

export const blankGeneral: GeneralLanguage = {
  logoImage: null,
  coverImage: null,
  companyName: null,
  companyProfile: null,
  feature: [],
  industry: null,
  urls: [],
  services: [],
  offices: [],
};

export const blankFacts: CompanyFacts = {
  employees: null,
  founded: null,
  capital: null,
  listing: null,
  companyType: null,
  visaSupport: null,
  workLanguages: [],
  aptitudeTestLanguages: [],
  contactEmail: null,
  contactPhone: null,
  yearlyFigures: [],
};
