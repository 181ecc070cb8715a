import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { contentId, listQuery } from '../contents/schemas.ts';
import { paragraphs } from '../fields/fields.ts';
import { connectLimits } from './limits.ts';

/** The list to show: 1 connected, 2 waiting for my answer, 3 my requests. */
const whichConnects = z.enum(['1', '2', '3']).transform(Number);

export const connectQuery = { req: whichConnects, cursor: listQuery.cursor };

/** The state as the reader sees it: `applying` is their own request, `waiting` the other side's. */
export const connectState = z.enum(['none', 'applying', 'waiting', 'connected']);
export type ConnectState = z.output<typeof connectState>;

const cannotConnect = z.enum(['asked_lately']);

const message = paragraphs(connectLimits.message);

export const askBody = {
  act: z.enum(['ask', 'accept']).default('ask'),
  message: message.nullish(),
};

/** Cancels one's own request, declines the other side's, or ends the connection. */
export const endBody = { act: z.enum(['cancel', 'decline', 'end']) };

/** The job that a company's request names, with its title at that time. */
export const requestJob = z.object({
  /** Null: the job was deleted. */
  id: contentId.nullable(),
  title: bilingualName,
  /** Whether the reading student can open the job's page; always false for a company. */
  open: z.boolean(),
});

const connection = {
  state: connectState,
  cannot: cannotConnect.nullable(),
  message: z.string().nullable(),
  job: requestJob.nullable(),
  since: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  /** The message thread of the two; null where they were never connected. */
  threadId: z.uuid().nullable(),
};

export const studentConnect = z.object({
  companyId: z.uuid(),
  companyName: bilingualName,
  verified: z.boolean(),
  logoUrl: z.string().nullable(),
  ...connection,
});

export const companyConnect = z.object({
  studentId: z.uuid(),
  name: z.string(),
  nameKana: z.string().nullable(),
  university: z.string().nullable(),
  graduation: z.string().nullable(),
  pictureUrl: z.string().nullable(),
  labels: z.array(z.uuid()),
  askedBy: z.string().nullable(),
  /** The student accepted, and no member of the company has opened this list since. */
  isNew: z.boolean(),
  ...connection,
});

/**
 * How the company's requests of the last 90 days were answered. Opened ones are rounded down to
 * fives, so that nobody learns whether one student has opened a request.
 */
export const requestFigures = z.object({
  sent: z.int(),
  opened: z.int(),
  accepted: z.int(),
  declined: z.int(),
});
export type RequestFigures = z.output<typeof requestFigures>;

export const connectCounts = z.object({
  connected: z.int(),
  waiting: z.int(),
  applying: z.int(),
});
