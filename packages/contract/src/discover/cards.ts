import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { responseRate } from '../company-view/response.ts';
import { contentId } from '../contents/schemas.ts';
import { pictures } from '../files/schemas.ts';
import { companyFacts, generalLanguage } from '../general/schemas.ts';
import { jobCommon, jobLanguage } from '../jobs/schemas.ts';
import { perLanguage } from '../per-language.ts';
import { companyFeatures } from '../reference/companies/company-features.ts';
import { industries } from '../reference/companies/industries.ts';
import { idSchema } from '../reference/id-schema.ts';
import { residenceAnswer } from '../residence/answer.ts';
import { score } from '../targets/reasons.ts';

const common = jobCommon.shape;

const companyOnCard = z.object({
  id: z.uuid(),
  name: bilingualName,
  verified: z.boolean(),
  logoUrl: z.string().nullable(),
  responseRate,
});

/** A job in a list, in both languages, with the verdict of the residence rules for this student. */
export const jobCard = z.object({
  id: contentId,
  company: companyOnCard,
  limited: z.boolean(),
  openedAt: z.iso.datetime(),
  ...perLanguage(
    jobLanguage.pick({
      position: true,
      recruitmentType: true,
      jobCategoryId: true,
      feature: true,
      workLocation: true,
    }),
  ).shape,
  common: z.object({
    industry: common.industry,
    prefectures: common.prefectures,
    languages: common.languages,
    salaryType: common.salaryType,
    salaryMin: common.salaryMin,
    salaryMax: common.salaryMax,
    startFrom: common.startFrom,
    startTo: common.startTo,
    interviews: common.interviews,
    deadline: common.deadline,
  }),
  visaSupport: z.boolean(),
  cover: pictures,
  residence: residenceAnswer,
  saved: z.boolean(),
  score: score.optional(),
});

export const companyCard = z.object({
  ...companyOnCard.shape,
  ...perLanguage(generalLanguage.pick({ companyProfile: true })).shape,
  industry: idSchema(industries).nullable(),
  features: z.array(idSchema(companyFeatures)),
  facts: z.object(
    companyFacts.pick({ employees: true, listing: true, companyType: true, visaSupport: true })
      .shape,
  ),
  cover: pictures,
  openJobs: z.int(),
  saved: z.boolean(),
});
