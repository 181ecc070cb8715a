import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { connectState } from '../connect/schemas.ts';
import { contentId } from '../contents/schemas.ts';
import { once, several } from '../fields/fields.ts';
import { saveListLimits } from './limits.ts';

export const saveListId = z.uuid();

/** A job or an event that the students of a list see. */
const shownTo = z.object({
  id: contentId,
  kind: z.enum(['job', 'event']),
  title: bilingualName,
  /** It is limited now; else it will be once it is published to them. */
  limited: z.boolean(),
});
export type ShownTo = z.output<typeof shownTo>;

export const saveList = z.object({
  id: saveListId,
  name: z.string(),
  /** How many of its students the company may see. */
  students: z.int(),
  createdAt: z.iso.datetime(),
  lastSavedAt: z.iso.datetime().nullable(),
  /** Whom the list lets see what: whoever changes it changes that. */
  shows: z.array(shownTo),
});
export type SaveList = z.output<typeof saveList>;

export const savedPerson = z.object({
  studentId: z.uuid(),
  name: z.string(),
  nameKana: z.string().nullable(),
  university: z.string().nullable(),
  graduation: z.string().nullable(),
  pictureUrl: z.string().nullable(),
  /** False for whoever no longer looks for a job: only the name is left. */
  open: z.boolean(),
  connect: connectState,
  threadId: z.uuid().nullable(),
  note: z.string().nullable(),
  savedAt: z.iso.datetime(),
  savedBy: z.string().nullable(),
});
export type SavedPerson = z.output<typeof savedPerson>;

export const studentIds = once(z.array(z.uuid()).min(1).max(saveListLimits.atOnce));

/** What the caller knew the list to show when they deleted it. */
export const told = several(contentId).default([]);
