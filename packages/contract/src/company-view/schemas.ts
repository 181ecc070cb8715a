import { z } from 'zod';
import { articleLanguage } from '../articles/schemas.ts';
import { bilingualName } from '../auth/schemas.ts';
import { contentId, image, images } from '../contents/schemas.ts';
import { eventLanguage } from '../events/schemas.ts';
import { localDateTime } from '../fields/fields.ts';
import { companyFacts, generalLanguage, office, service, url } from '../general/schemas.ts';
import { changeNote } from '../jobs/replies.ts';
import { jobCommon, jobLanguage } from '../jobs/schemas.ts';
import { perLanguage } from '../per-language.ts';
import { companyFeatures } from '../reference/companies/company-features.ts';
import { eventFormats } from '../reference/contents/event-formats.ts';
import { idSchema } from '../reference/id-schema.ts';
import { postingRequirements } from '../reference/jobs/posting-requirements.ts';
import { tipCommon, tipLanguage } from '../tips/schemas.ts';

/** Talent only sees `published`; a preview also shows unpublished content. */
const showing = z.enum(['published', 'changed', 'draft']);

const seenCompany = z.object({
  id: z.uuid(),
  name: bilingualName,
  verified: z.boolean(),
  logoImage: image.nullable(),
});

const jobHeading = jobLanguage.pick({
  position: true,
  businessContent: true,
  coverImage: true,
  recruitmentType: true,
  jobCategoryId: true,
  feature: true,
  workLocation: true,
});

const jobCard = z.object({
  id: contentId,
  showing,
  /** Only an audience may see it. */
  limited: z.boolean(),
  ...perLanguage(jobHeading).shape,
  common: jobCommon,
  publishedAt: z.iso.datetime().nullable(),
});

const eventCard = z.object({
  id: contentId,
  showing,
  limited: z.boolean(),
  ...perLanguage(eventLanguage).shape,
  startsAt: localDateTime.nullable(),
  endsAt: localDateTime.nullable(),
  deadline: localDateTime.nullable(),
  format: idSchema(eventFormats),
  capacity: z.int().nullable(),
  placesLeft: z.int().nullable(),
});

const articleCard = z.object({
  id: contentId,
  showing,
  ...perLanguage(articleLanguage).shape,
  publishedAt: z.iso.datetime().nullable(),
});

const tipCard = z.object({
  id: contentId,
  showing,
  ...perLanguage(tipLanguage).shape,
  common: tipCommon,
});

export const companyView = z.object({
  company: seenCompany,
  companyProfile: perLanguage(
    generalLanguage.pick({
      logoImage: true,
      coverImage: true,
      companyName: true,
      companyProfile: true,
      industry: true,
    }),
  ),
  services: perLanguage(z.array(service)),
  offices: perLanguage(z.array(office)),
  urls: perLanguage(z.array(url)),
  features: z.array(idSchema(companyFeatures)),
  facts: companyFacts,
  jobPostingList: z.array(jobCard),
  events: z.array(eventCard),
  additionalContents: z.array(articleCard),
  senpaiTips: z.array(tipCard),
  images,
});

const statedItem = z.object({ item: idSchema(postingRequirements), text: z.string() });

/** A job as talent sees it, with its posting items and what changed in them since publication. */
export const jobView = z.object({
  id: contentId,
  company: seenCompany,
  showing,
  limited: z.boolean(),
  ...perLanguage(jobLanguage).shape,
  common: jobCommon,
  items: perLanguage(z.array(statedItem)),
  changes: z.array(changeNote),
  publishedAt: z.iso.datetime().nullable(),
});

export const eventView = eventCard.extend({ company: seenCompany });
