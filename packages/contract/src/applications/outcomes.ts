import { z } from 'zod';
import { company, endpoint } from '../endpoint.ts';
import { paragraphs } from '../fields/fields.ts';
import { perLanguage } from '../per-language.ts';
import { applicant } from './applicant.ts';
import { applicationLimits, outcomeLimits } from './limits.ts';
import { applicationId, outcomeResult } from './schemas.ts';
import { severalApplications } from './several.ts';

const recruiting = company(0, 1, 2);
const bodyLimit = { bytes: 256 * 1024, values: 200 };

/** One or both languages; the student reads the Japanese first. Takes the variables of messages. */
const body = z
  .strictObject({
    ids: severalApplications,
    result: outcomeResult,
    text: perLanguage(paragraphs(applicationLimits.outcome)),
  })
  .refine(({ text }) => text.jp !== null || text.en !== null, {
    path: ['text', 'jp'],
    error: 'required',
  });

export const previewOutcomes = endpoint({
  id: 'company.applications.previewOutcomes',
  method: 'POST',
  path: '/v1/company/apply-outcome/preview',
  summary: 'What each of these applicants would read; nothing is sent.',
  auth: recruiting,
  body,
  bodyLimit,
  recordsItself: true,
  reply: z.object({
    previews: z.array(
      z.object({ id: applicationId, name: z.string().nullable(), text: z.string() }),
    ),
  }),
  errors: ['outcome_given', 'offer_before_selection', 'variables_unfilled', 'variables_unknown'],
});

export const giveOutcomes = endpoint({
  id: 'company.applications.giveOutcomes',
  method: 'POST',
  path: '/v1/company/apply-outcome',
  summary:
    'Ends these applications with an offer or a no. The students read it after a minute, in the thread ' +
    'and by mail; until then it can be undone.',
  auth: recruiting,
  body,
  bodyLimit,
  reply: z.object({ applicants: z.array(applicant), sendsAt: z.iso.datetime() }),
  says: 'saved',
  errors: ['outcome_given', 'offer_before_selection', 'variables_unfilled', 'variables_unknown'],
  limits: outcomeLimits,
});

export const undoOutcomes = endpoint({
  id: 'company.applications.undoOutcomes',
  method: 'POST',
  path: '/v1/company/apply-outcome/undo',
  summary: 'Takes outcomes back that the students have not read yet.',
  auth: recruiting,
  body: z.strictObject({ ids: severalApplications }),
  reply: z.object({ applicants: z.array(applicant) }),
  says: 'updated',
  errors: ['outcome_sent'],
});
