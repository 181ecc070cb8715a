import { type FullLanguage, type Localized } from '@engawa/contract/language';
import { companyFeatures } from '@engawa/contract/reference/companies/company-features';
import { companySizes } from '@engawa/contract/reference/companies/company-sizes';
import { companyTypes } from '@engawa/contract/reference/companies/company-types';
import { industries } from '@engawa/contract/reference/companies/industries';
import { visaSupport } from '@engawa/contract/reference/companies/visa-support';
import { eventFormats } from '@engawa/contract/reference/contents/event-formats';
import { applicantTypes } from '@engawa/contract/reference/jobs/applicant-types';
import { aptitudeExams } from '@engawa/contract/reference/jobs/aptitude-exams';
import { contractTerms } from '@engawa/contract/reference/jobs/contract-terms';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { jobCategories, jobSubcategories } from '@engawa/contract/reference/jobs/job-categories';
import { jobFeatures } from '@engawa/contract/reference/jobs/job-features';
import { jobTypes } from '@engawa/contract/reference/jobs/job-types';
import { insurances } from '@engawa/contract/reference/jobs/posting-details';
import { postingPhrases } from '@engawa/contract/reference/jobs/posting-phrases';
import { salaryTypes } from '@engawa/contract/reference/jobs/salary-types';
import { smokingMeasures } from '@engawa/contract/reference/jobs/smoking-measures';
import { bjtLevels } from '@engawa/contract/reference/languages/bjt-levels';
import { jlptLevels } from '@engawa/contract/reference/languages/jlpt-levels';
import { languageExams } from '@engawa/contract/reference/languages/language-exams';
import { spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import { degreeTypes } from '@engawa/contract/reference/people/degree-types';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';
import { majorTypes } from '@engawa/contract/reference/people/major-types';
import { countries } from '@engawa/contract/reference/places/countries';
import { prefectures } from '@engawa/contract/reference/places/prefectures';
import { universities } from '@engawa/contract/reference/universities/universities';
import { Known, type Pair } from './memory.rules.ts';
import { sentencesOf } from './sentences.rules.ts';

type Named = Readonly<{ name: Localized }>;

/**
 * Names that mean the same in any context. Residence statuses are left out: 研究 is research, but the
 * status is called Researcher. Earlier tables win.
 */
const names: readonly Named[] = [
  employmentTypes,
  jobTypes,
  jobCategories,
  jobSubcategories,
  applicantTypes,
  salaryTypes,
  insurances,
  contractTerms,
  smokingMeasures,
  jobFeatures,
  aptitudeExams,
  industries,
  companyTypes,
  companySizes,
  companyFeatures,
  visaSupport,
  eventFormats,
  prefectures,
  countries,
  spokenLanguages,
  languageExams,
  jlptLevels,
  bjtLevels,
  degreeTypes,
  majorTypes,
  majorCategories,
  { entries: universities },
].flatMap(({ entries }): readonly Named[] => entries);

const clauses: readonly Localized[] = postingPhrases.flatMap(({ jp, en, title }) => {
  const [inJapanese, inEnglish] = [sentencesOf(jp), sentencesOf(en)];
  const alike = inJapanese.length === inEnglish.length;
  const pieces = inJapanese.map((ja, at) => ({ ja, en: inEnglish[at] ?? '' }));
  return [
    { ja: jp, en },
    ...(alike ? pieces : []),
    ...(title ? [{ ja: title.jp, en: title.en }] : []),
  ];
});

const knownFrom = (from: FullLanguage, to: FullLanguage): Known => {
  const all = [...names.map(({ name }) => name), ...clauses];
  return new Known(all.map((name): Pair => ({ source: name[from], target: name[to] })));
};

export const referenceKnown: Readonly<Record<FullLanguage, Known>> = {
  ja: knownFrom('ja', 'en'),
  en: knownFrom('en', 'ja'),
};
