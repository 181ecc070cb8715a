import { z } from 'zod';
import { applicationId } from '../applications/schemas.ts';
import { bilingualName } from '../auth/schemas.ts';
import { contentId } from '../contents/schemas.ts';
import { companyCard, jobCard } from '../discover/cards.ts';
import { endpoint, student } from '../endpoint.ts';
import { day, localDateTime } from '../fields/fields.ts';
import { pictures } from '../files/schemas.ts';
import { perLanguage } from '../per-language.ts';
import { itemId } from '../profile/item-id.ts';
import { tipLanguage } from '../tips/schemas.ts';

const company = z.object({ id: z.uuid(), name: bilingualName });

const tipCard = z.object({
  id: contentId,
  company,
  ...perLanguage(
    tipLanguage.pick({ title: true, message: true, senpaiName: true, senpaiPosition: true }),
  ).shape,
  pictures,
});

export const showTop = endpoint({
  id: 'student.top.showTop',
  method: 'GET',
  path: '/v1/student/top',
  summary:
    'What the top page offers: the company of the day, the newest jobs, companies and stories of ' +
    'senpai that the student may see.',
  auth: student,
  reply: z.object({
    pickUp: companyCard.nullable(),
    jobs: z.array(jobCard),
    companies: z.array(companyCard),
    tips: z.array(tipCard),
  }),
  errors: [],
});

const title = bilingualName;

export const listWaiting = endpoint({
  id: 'student.top.listWaiting',
  method: 'GET',
  path: '/v1/student/top/waiting',
  summary:
    'What waits for the student beside requests and messages: gaps of the profile, offers to answer, ' +
    'steps after an offer, times to choose from, events until tomorrow, saved jobs about to close.',
  auth: student,
  reply: z.object({
    profile: z.object({ percent: z.int(), missing: z.array(itemId) }),
    offers: z.array(z.object({ threadId: z.uuid(), company })),
    /** Offers of a job that the student has not answered. */
    jobOffers: z.array(z.object({ id: applicationId, company, replyBy: day })),
    /** The next step before the first working day, for each accepted offer. */
    preparations: z.array(z.object({ threadId: z.uuid(), company, title, by: day.nullable() })),
    toConfirm: z.int(),
    events: z.array(z.object({ id: contentId, company, title, startsAt: localDateTime })),
    appointments: z.array(z.object({ threadId: z.uuid(), company, startsAt: z.iso.datetime() })),
    closing: z.array(z.object({ id: contentId, company, title, deadline: day })),
  }),
  errors: [],
});
