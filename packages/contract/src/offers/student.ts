import { z } from 'zod';
import { endpoint, student } from '../endpoint.ts';
import { day, paragraphs } from '../fields/fields.ts';
import { fileDownloadErrors } from '../files/schemas.ts';
import { offerLimits } from './limits.ts';
import { ofApplication, offerFacts } from './schemas.ts';

const reply = z.object({ offer: offerFacts });
const limits = [{ by: 'account', max: 30, seconds: 3600 }] as const;

export const showOffer = endpoint({
  id: 'student.offers.showOffer',
  method: 'GET',
  path: '/v1/student/offer/{id}',
  summary: 'The offer for an application, by the application’s id: its terms and how it stands.',
  auth: student,
  params: ofApplication,
  reply,
  errors: [],
});

export const downloadOffer = endpoint({
  id: 'student.offers.downloadOffer',
  method: 'GET',
  path: '/v1/student/offer/{id}/document',
  summary:
    'The 労働条件通知書 of the offer in both languages, or the company’s own file in its place, as PDF.',
  auth: student,
  params: ofApplication,
  reply: 'file',
  mediaTypes: ['application/pdf'],
  errors: ['document_too_long', 'document_failed', ...fileDownloadErrors],
  limits: [{ by: 'account', max: 60, seconds: 60 }],
});

export const answerOffer = endpoint({
  id: 'student.offers.answerOffer',
  method: 'POST',
  path: '/v1/student/offer/answer',
  summary:
    'Accepts an offer, or declines it, with a reason if the student wants to give one; the company is ' +
    'told. Declining is possible after the last day, accepting is not.',
  auth: student,
  body: ofApplication
    .extend({
      answer: z.enum(['accept', 'decline']),
      reason: paragraphs(offerLimits.reason).nullish(),
    })
    .strict(),
  reply,
  says: 'sent',
  errors: ['offer_answered', 'offer_withdrawn', 'offer_overdue'],
  limits,
});

export const askForTime = endpoint({
  id: 'student.offers.askForTime',
  method: 'POST',
  path: '/v1/student/offer/more-time',
  summary: 'Asks the company for a later day to answer; asked again, the newer wish counts.',
  auth: student,
  body: ofApplication
    .extend({ until: day, text: paragraphs(offerLimits.reason).nullish() })
    .strict(),
  reply,
  says: 'sent',
  errors: ['offer_answered', 'offer_withdrawn', 'offer_later_only', 'offer_reply_past'],
  limits,
});
