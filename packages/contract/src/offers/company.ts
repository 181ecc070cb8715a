import { z } from 'zod';
import { applicationLimits, outcomeLimits } from '../applications/limits.ts';
import { company, endpoint } from '../endpoint.ts';
import { day, paragraphs } from '../fields/fields.ts';
import { fileDownloadErrors, fileId, storedFile } from '../files/schemas.ts';
import { perLanguage } from '../per-language.ts';
import { offerLimits } from './limits.ts';
import { ofApplication, offerFacts, offerTerms } from './schemas.ts';

const recruiting = company(0, 1, 2);
const reply = z.object({ offer: offerFacts });
const terms = ofApplication
  .extend({
    terms: offerTerms,
    /** A PDF uploaded for an offer, which replaces the typeset document. */
    fileId: fileId.nullish(),
  })
  .strict();
const unsendable = [
  'offer_not_ready',
  'offer_reply_past',
  'offer_start_past',
  'offer_before_graduation',
  'offer_below_posting',
  'offer_below_minimum',
  'document_too_long',
  'document_failed',
  'file_in_use',
  ...fileDownloadErrors,
] as const;

/** The form as it is first shown; null where neither the posting nor an earlier offer says it. */
const suggested = offerTerms.extend({
  employmentType: offerTerms.shape.employmentType.nullable(),
  startsOn: offerTerms.shape.startsOn.nullable(),
  salaryType: offerTerms.shape.salaryType.nullable(),
  salary: offerTerms.shape.salary.nullable(),
});

export const showOffer = endpoint({
  id: 'company.offers.showOffer',
  method: 'GET',
  path: '/v1/company/offer/{id}',
  summary:
    'The offer of an application, by the application’s id; before one is made, terms suggested from ' +
    'the posting and from the company’s last offer.',
  auth: recruiting,
  params: ofApplication,
  reply: z.object({
    offer: offerFacts.nullable(),
    suggested: suggested.nullable(),
    /** The company's own file of an offer that was undone. */
    file: storedFile.pick({ id: true, name: true, bytes: true }).nullable(),
  }),
  errors: [],
});

export const previewOffer = endpoint({
  id: 'company.offers.previewOffer',
  method: 'POST',
  path: '/v1/company/offer/preview',
  summary:
    'The pages of the 労働条件通知書 that these terms would make, as one SVG picture each; none with a ' +
    'file of the company’s own, which is only checked.',
  auth: recruiting,
  body: terms,
  recordsItself: true,
  reply: z.object({ pages: z.array(z.string()) }),
  errors: unsendable,
  limits: [{ by: 'account', max: 60, seconds: 60 }],
});

export const makeOffer = endpoint({
  id: 'company.offers.makeOffer',
  method: 'POST',
  path: '/v1/company/offer',
  summary:
    'Makes an offer with these terms and, if named, a file of the company’s own in place of the ' +
    '労働条件通知書. The student reads it after a minute, in the thread and by mail; until then it can be ' +
    'undone.',
  auth: recruiting,
  /** The text takes the variables of messages, as every outcome does. */
  body: terms
    .extend({ text: perLanguage(paragraphs(applicationLimits.outcome)) })
    .refine(({ text }) => text.jp !== null || text.en !== null, {
      path: ['text', 'jp'],
      error: 'required',
    }),
  reply: z.object({ sendsAt: z.iso.datetime() }),
  says: 'saved',
  errors: [
    'outcome_given',
    'offer_before_selection',
    'variables_unfilled',
    'variables_unknown',
    ...unsendable,
  ],
  limits: outcomeLimits,
});

export const downloadOffer = endpoint({
  id: 'company.offers.downloadOffer',
  method: 'GET',
  path: '/v1/company/offer/{id}/document',
  summary:
    'The 労働条件通知書 of an offer in both languages, or the company’s own file in its place, as PDF.',
  auth: recruiting,
  params: ofApplication,
  reply: 'file',
  mediaTypes: ['application/pdf'],
  errors: ['document_too_long', 'document_failed', ...fileDownloadErrors],
  limits: [{ by: 'account', max: 60, seconds: 60 }],
});

export const extendOffer = endpoint({
  id: 'company.offers.extendOffer',
  method: 'POST',
  path: '/v1/company/offer/extend',
  summary: 'Gives the student until a later day to answer; the student is told.',
  auth: recruiting,
  body: ofApplication.extend({ replyBy: day }).strict(),
  reply,
  says: 'updated',
  errors: ['offer_answered', 'offer_withdrawn', 'offer_later_only', 'offer_reply_past'],
  limits: outcomeLimits,
});

export const withdrawOffer = endpoint({
  id: 'company.offers.withdrawOffer',
  method: 'POST',
  path: '/v1/company/offer/withdraw',
  summary:
    'Withdraws an offer, also an accepted one (内定取消), with its reason; the student and the ' +
    'operator are told.',
  auth: recruiting,
  body: ofApplication.extend({ reason: paragraphs(offerLimits.reason) }).strict(),
  reply,
  says: 'updated',
  errors: ['offer_answered', 'offer_withdrawn'],
  limits: outcomeLimits,
});
