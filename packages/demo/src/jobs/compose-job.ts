import { jobOutline } from '@engawa/contract/jobs/outline';
import { proposeSubcategory } from '@engawa/contract/jobs/posting/propose-work';
import type { JobDocument, JobLanguage } from '@engawa/contract/jobs/schemas';
import { type ContentLanguage, contentLanguages } from '@engawa/contract/language';
import type { Both, DemoJob, Role, Words, Workplace } from './demo-job.ts';

interface Facts {
  workplace: Workplace;
  role: Role;
  spring: number;
  coverImage: string | null;
}

const sideOf = (both: Both, language: ContentLanguage): string =>
  both[contentLanguages.indexOf(language)] ?? '';

/** Merges the company's texts, the terms of employment and the job's own texts; later ones win. */
export function composeJob({ workplace, role, spring, coverImage }: Facts): DemoJob {
  const terms = role.terms(spring);
  const proposed = proposeSubcategory(role.position.join(' '), role.category);
  const { subcategory = proposed } = role;
  const words: Words = {
    dutiesChange: workplace.dutiesChange,
    workLocation: workplace.location,
    workLocationChange: workplace.locationChange,
    workingHours: workplace.hours,
    holidays: workplace.holidays,
    salaryNote: workplace.benefits,
    hiringManager: workplace.manager,
    ...terms.words,
    ...role.words,
    position: role.position,
    department: role.department,
    businessContent: role.duties,
  };
  const inLanguage = (language: ContentLanguage): JobLanguage => ({
    ...jobOutline.blank.language,
    ...Object.fromEntries(
      Object.entries(words).map(([key, both]) => [key, sideOf(both, language)]),
    ),
    coverImage,
    recruitmentType: terms.type,
    jobCategoryId: role.category,
    feature: [...role.features],
    otherMessage: [...(role.messages ?? []), workplace.support].map(({ title, text }) => ({
      title: sideOf(title, language),
      message: sideOf(text, language),
      otherMessageImages: [],
    })),
  });
  const document: JobDocument = {
    jp: inLanguage('jp'),
    en: inLanguage('en'),
    common: {
      ...jobOutline.blank.common,
      industry: workplace.industry,
      jobSubcategory: subcategory,
      prefectures: [...workplace.prefectures],
      overtimeHours: workplace.overtime,
      breakMinutes: 60,
      smoking: workplace.smoking,
      ...terms.common,
      ...role.common,
    },
  };
  const { id, status = 1, audience, earlier } = role;
  return {
    id,
    status,
    document,
    ...(audience && { audience }),
    ...(earlier && {
      earlier: { ...document, common: { ...document.common, ...earlier } },
    }),
  };
}
