import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { contentId } from '../contents/schemas.ts';
import { appliedState } from '../events/schemas.ts';
import { day, line, paragraphs, webAddress } from '../fields/fields.ts';
import { eventFormats } from '../reference/contents/event-formats.ts';
import { idSchema } from '../reference/id-schema.ts';
import { elsewhereStates } from './elsewhere-states.ts';
import {
  applicationId,
  applicationStatus,
  applicationWay,
  appliedJob,
  lentBy,
  offerStanding,
  sharedSteps,
} from './schemas.ts';

const company = z.object({
  id: z.uuid(),
  name: bilingualName,
  verified: z.boolean(),
  logoUrl: z.string().nullable(),
});

export const studentApplication = z.object({
  id: applicationId,
  company,
  job: appliedJob,
  jobOpen: z.boolean(),
  way: applicationWay,
  /** The company's own application page while the student has not confirmed; null otherwise. */
  applyUrl: z.string().nullable(),
  lentBy,
  /** `pre-applied`: the student was sent to the company's page and has not confirmed. */
  status: z.enum(['pre-applied', ...applicationStatus.options]),
  appliedAt: z.iso.datetime().nullable(),
  statusAt: z.iso.datetime(),
  outcomeText: z.string().nullable(),
  offer: offerStanding,
  timeline: z.array(z.object({ at: z.iso.datetime(), kind: z.enum(sharedSteps) })),
  /** The message thread of student and company; null while pre-applied. */
  threadId: z.uuid().nullable(),
});
export type StudentApplication = z.output<typeof studentApplication>;

export const elsewhereFields = {
  companyName: line(100),
  position: line(100).nullable(),
  appliedOn: day,
  state: z.enum(elsewhereStates),
  url: webAddress.nullable(),
  note: paragraphs(1_000).nullable(),
};

export const elsewhereBody = z.strictObject(elsewhereFields);
export const elsewhereApplication = z.object({ id: z.uuid(), ...elsewhereFields });
export type ElsewhereApplication = z.output<typeof elsewhereApplication>;

const appliedEvent = z.object({
  eventId: contentId,
  company,
  title: bilingualName,
  place: bilingualName,
  format: idSchema(eventFormats),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  state: appliedState,
  waitingPlace: z.int().nullable(),
});

const at = z.iso.datetime();
export const listedApplication = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('job'), at, application: studentApplication }),
  z.object({ kind: z.literal('event'), at, event: appliedEvent }),
  z.object({ kind: z.literal('elsewhere'), at, elsewhere: elsewhereApplication }),
]);
export type ListedApplication = z.output<typeof listedApplication>;
