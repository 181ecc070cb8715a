import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { once, paragraphs } from '../fields/fields.ts';
import { fileId, storedFile } from '../files/schemas.ts';
import { slotOffer } from '../slots/schemas.ts';
import { highestStored } from '../versions.ts';
import { messageLimits } from './limits.ts';

export const threadId = z.uuid();
const messageId = z.uuid();
/** Made by the sender, once for each message: however often it is sent, it is stored once. */
export const clientId = z.uuid().toLowerCase();
/** The place of a message in its thread; the first is 1. */
const number = z.int().min(0).max(highestStored);

export const messageText = paragraphs(messageLimits.text);
const isSaid = ({ text, files }: { text: string | null; files: string[] }) =>
  text !== null || files.length > 0;

/** Null text: the files say it all. */
export const sendBody = z
  .strictObject({
    threadId,
    clientId,
    text: messageText.nullable(),
    /** Files that this account has uploaded for messages. */
    files: once(z.array(fileId).max(messageLimits.files)).default([]),
  })
  .refine(isSaid, { path: ['text'], error: 'required' });

/** Of whoever changes or deletes what was sent. */
export const changeErrors = [
  'not_the_author',
  'message_deleted',
  'slots_stay',
  'edit_window_over',
] as const;

export const editBody = z.strictObject({ id: messageId, text: messageText });
export const deleteBody = z.strictObject({ id: messageId });
export const deleteFileBody = z.strictObject({ id: messageId, fileId });
/** Everything up to this number has been seen. */
export const readBody = z.strictObject({ threadId, number });

const place = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .optional();
/** Messages before or after a number; without either the newest. Both are pages of the same length. */
export const pageQuery = z.object({ before: place, after: place });

/** One who writes. The name stays when a recruiter leaves the company; students take theirs along. */
const author = z.object({ name: z.string(), pictureUrl: z.string().nullable() });

export const message = z.object({
  id: messageId,
  number,
  /** Of the reader’s side: for a recruiter also what colleagues wrote. */
  mine: z.boolean(),
  /** Null: whoever wrote it has left. */
  author: author.nullable(),
  kind: z.enum(['text', 'slots']),
  /** Null where there is none, and once it has been deleted. */
  text: z.string().nullable(),
  sentAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  deletedAt: z.iso.datetime().nullable(),
  /** Only for the author, and only while it is so. */
  editableUntil: z.iso.datetime().nullable(),
  files: z.array(storedFile),
  slots: slotOffer.nullable(),
});

/**
 * Why nothing can be written: no longer connected; blocked by the student (only they read this); not
 * available, and no reason is given: a company reads the same of a block and of a deleted account. Null:
 * write.
 */
const closed = z.enum(['not_connected', 'blocked', 'unavailable']).nullable();
export type ThreadClosed = z.output<typeof closed>;

const thread = {
  id: threadId,
  /** The newest message, for the list; null where nothing was written yet. */
  last: z
    .object({
      number,
      mine: z.boolean(),
      kind: message.shape.kind,
      /** The beginning of its text; null where there is none or it was deleted. */
      text: z.string().nullable(),
      files: z.int(),
      deleted: z.boolean(),
    })
    .nullable(),
  /** When the newest was written, else when the thread began. The list is in this order. */
  at: z.iso.datetime(),
  unread: z.int(),
  /** Up to which number each side has read: 既読 is a message of mine with number ≤ partnerRead. */
  myRead: number,
  partnerRead: number,
  closed,
  /** Where a search found its words in a text. */
  hit: z.object({ number, text: z.string() }).nullable(),
};

export const studentThread = z.object({
  ...thread,
  company: z.object({
    id: z.uuid(),
    name: bilingualName,
    verified: z.boolean(),
    logoUrl: z.string().nullable(),
  }),
});

export const companyThread = z.object({
  ...thread,
  /** Null: not available. */
  student: z
    .object({
      studentId: z.uuid(),
      name: z.string(),
      nameKana: z.string().nullable(),
      university: z.string().nullable(),
      graduation: z.string().nullable(),
      pictureUrl: z.string().nullable(),
    })
    .nullable(),
  /** The company’s labels of the connection, by id. */
  labels: z.array(z.uuid()),
  /** Who of the company is on it. */
  assignee: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});

/** Oldest first, whichever way one came. */
export const page = {
  messages: z.array(message),
  /** Whether there are others before the first and after the last of these. */
  earlier: z.boolean(),
  later: z.boolean(),
};

/** For the company alone; it stands after the message with this number. */
export const note = z.object({
  id: z.uuid(),
  after: number,
  author: author.nullable(),
  mine: z.boolean(),
  text: z.string(),
  at: z.iso.datetime(),
});

/** Yes, or left out. */
export const flag = z.literal('1').optional();
