import { z } from 'zod';
import { endpoint, student } from '../endpoint.ts';
import {
  offerMade,
  ofThread,
  ownStay,
  shareBody,
  sharedPlan,
  stepTick,
  tickBody,
  unshareBody,
} from './schemas.ts';

const reply = z.object({
  offer: offerMade.nullable(),
  own: ownStay.nullable(),
  /** Null: the student shares nothing with the company. */
  shared: sharedPlan.nullable(),
  /** What the student has ticked without sharing; only the student sees it. */
  ticks: z.array(stepTick),
});

export const showStudentOffer = endpoint({
  id: 'student.afterOffer.showOffer',
  method: 'GET',
  path: '/v1/student/after-offer/{id}',
  summary:
    'What comes after an offer, by the thread: what would be shared with the company, or is, and who ' +
    'has ticked what.',
  auth: student,
  params: ofThread,
  reply,
  errors: [],
});

export const shareStay = endpoint({
  id: 'student.afterOffer.shareStay',
  method: 'POST',
  path: '/v1/student/after-offer/share',
  summary:
    'Shares status, end of the stay and graduation as the profile has them, with the first month of ' +
    'work, with a company that has made an offer. Shared again, what is ticked stays.',
  auth: student,
  body: shareBody,
  reply,
  says: 'saved',
  errors: ['thread_closed', 'no_offer', 'status_missing'],
  limits: [{ by: 'account', max: 30, seconds: 3600 }],
});

export const unshareStay = endpoint({
  id: 'student.afterOffer.unshareStay',
  method: 'POST',
  path: '/v1/student/after-offer/unshare',
  summary:
    'Takes it back: the company sees none of it any more, and what the company ticked is gone.',
  auth: student,
  body: unshareBody,
  reply,
  says: 'deleted',
  errors: [],
});

export const tickByStudent = endpoint({
  id: 'student.afterOffer.tickStep',
  method: 'POST',
  path: '/v1/student/after-offer/tick',
  summary:
    'Says that something is done, or not yet: what the student or the university brings. Before ' +
    'sharing, only the student sees it.',
  auth: student,
  body: tickBody,
  reply,
  errors: ['thread_closed', 'not_shared', 'status_missing', 'step_of_others'],
  limits: [{ by: 'account', max: 300, seconds: 3600 }],
});
