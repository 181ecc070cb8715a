import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { listQuery } from '../contents/schemas.ts';
import { paragraphs } from '../fields/fields.ts';
import { connectLimits } from './limits.ts';

/** Which list: 1 connected, 2 waiting for my answer, 3 those I asked. */
const whichConnects = z.enum(['1', '2', '3']).transform(Number);

export const connectQuery = { req: whichConnects, cursor: listQuery.cursor };

/** What the reader has to do with the other side. */
export const connectState = z.enum(['none', 'applying', 'waiting', 'connected']);
export type ConnectState = z.output<typeof connectState>;

/** Why no request can be sent. */
const cannotConnect = z.enum(['asked_lately']);

const message = paragraphs(connectLimits.message);

/** Asking, or answering a request with yes; asking whoever has asked already connects too. */
export const askBody = {
  act: z.enum(['ask', 'accept']).default('ask'),
  message: message.nullish(),
};

/** Taking one's request back, answering one with no, or ending a connection. */
export const endBody = { act: z.enum(['cancel', 'decline', 'end']) };

const connection = {
  state: connectState,
  cannot: cannotConnect.nullable(),
  /** The few words of whoever asked. */
  message: z.string().nullable(),
  since: z.iso.datetime().nullable(),
  /** When a request ends by itself. */
  expiresAt: z.iso.datetime().nullable(),
  /** Where the two write to each other; null where they were never connected. */
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
  /** The company's labels, by id. */
  labels: z.array(z.uuid()),
  /** Who of the company has asked. */
  askedBy: z.string().nullable(),
  /** The student has accepted, and nobody of the company has seen it in this list yet. */
  isNew: z.boolean(),
  ...connection,
});

export const connectCounts = z.object({
  connected: z.int(),
  waiting: z.int(),
  applying: z.int(),
});
