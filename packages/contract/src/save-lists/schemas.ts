import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { connectState } from '../connect/schemas.ts';
import { contentId } from '../contents/schemas.ts';
import { once, several } from '../fields/fields.ts';
import { saveListLimits } from './limits.ts';

export const saveListId = z.uuid();

const shownTo = z.object({
  id: contentId,
  kind: z.enum(['job', 'event']),
  title: bilingualName,
  /** False: the limit takes effect when the content is published as limited. */
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
  /** Changing the list's members changes who sees these contents. */
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
  /** False for students who no longer look for a job: only their name is shown. */
  open: z.boolean(),
  connect: connectState,
  threadId: z.uuid().nullable(),
  note: z.string().nullable(),
  savedAt: z.iso.datetime(),
  savedBy: z.string().nullable(),
});
export type SavedPerson = z.output<typeof savedPerson>;

export const studentIds = once(z.array(z.uuid()).min(1).max(saveListLimits.atOnce));

/** The contents that the caller was shown as visible to the list; refused if they have changed. */
export const shownContents = several(contentId).default([]);
