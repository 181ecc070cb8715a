import { useWords } from '../../../shared/i18n/words.ts';
import { generalWords } from './words.ts';

/** What the fields are called when two versions are compared. */
export function useFieldNames(): Readonly<Record<string, string>> {
  const t = useWords(generalWords);
  return {
    logoImage: t('basics.logo'),
    coverImage: t('basics.cover'),
    companyName: t('basics.companyName'),
    companyProfile: t('basics.companyProfile'),
    industry: t('basics.industry'),
    feature: t('basics.feature'),
    urls: t('urls.heading'),
    services: t('services.heading'),
    offices: t('offices.heading'),
    employees: t('facts.employees'),
    founded: t('facts.founded'),
    capital: t('facts.capital'),
    listing: t('facts.listing'),
    companyType: t('facts.companyType'),
    visaSupport: t('facts.visaSupport'),
    workLanguages: t('facts.workLanguages'),
    aptitudeTestLanguages: t('facts.aptitudeTestLanguages'),
    contactEmail: t('facts.contactEmail'),
    contactPhone: t('facts.contactPhone'),
    yearlyFigures: t('figures.heading'),
  };
}
