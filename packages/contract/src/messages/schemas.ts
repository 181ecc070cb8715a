import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { once, paragraphs } from '../fields/fields.ts';
import { fileId, storedFile } from '../files/schemas.ts';
import { slotOffer } from '../slots/schemas.ts';
import { highestStored } from '../versions.ts';
import { messageLimits } from './limits.ts';

export const threadId = z.uuid();
const messageId = z.uuid();
/** Idempotency: chosen by the sender per message, so that repeated sending stores it once. */
export const clientId = z.uuid().toLowerCase();
/** The position of a message in its thread; the first is 1. */
const number = z.int().min(0).max(highestStored);

export const messageText = paragraphs(messageLimits.text);
const isSaid = ({ text, files }: { text: string | null; files: string[] }) =>
  text !== null || files.length > 0;

/** Null text: the message consists of files. */
export const sendBody = z
  .strictObject({
    threadId,
    clientId,
    text: messageText.nullable(),
    files: once(z.array(fileId).max(messageLimits.files)).default([]),
  })
  .refine(isSaid, { path: ['text'], error: 'required' });

export const changeErrors = [
  'not_the_author',
  'message_deleted',
  'slots_stay',
  'edit_window_over',
] as const;

export const editBody = z.strictObject({ id: messageId, text: messageText });
export const deleteBody = z.strictObject({ id: messageId });
export const deleteFileBody = z.strictObject({ id: messageId, fileId });
/** Marks all messages up to this number as read. */
export const readBody = z.strictObject({ threadId, number });

const place = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .optional();
/** Messages before or after a number; without either, the newest. */
export const pageQuery = z.object({ before: place, after: place });

/** A recruiter's name stays when they leave the company; a deleted student's is removed. */
const author = z.object({ name: z.string(), pictureUrl: z.string().nullable() });

export const message = z.object({
  id: messageId,
  number,
  /** Of the reader’s side: for a recruiter also what colleagues wrote. */
  mine: z.boolean(),
  author: author.nullable(),
  kind: z.enum(['text', 'slots']),
  /** Null for a message of files alone, and after deletion. */
  text: z.string().nullable(),
  sentAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  deletedAt: z.iso.datetime().nullable(),
  /** Set only for the author while the message can still be edited. */
  editableUntil: z.iso.datetime().nullable(),
  files: z.array(storedFile),
  slots: slotOffer.nullable(),
});

/**
 * Why the reader cannot write: not connected any more; `blocked` by the student, which only that
 * student is shown; `unavailable` for a company, which cannot distinguish a block from a deleted
 * account. Null: the reader can write.
 */
const closed = z.enum(['not_connected', 'blocked', 'unavailable']).nullable();
export type ThreadClosed = z.output<typeof closed>;

const thread = {
  id: threadId,
  /** The newest message; null in an empty thread. */
  last: z
    .object({
      number,
      mine: z.boolean(),
      kind: message.shape.kind,
      /** The beginning of its text; null without text or after deletion. */
      text: z.string().nullable(),
      files: z.int(),
      deleted: z.boolean(),
    })
    .nullable(),
  /** Time of the newest message, or of the thread's creation. The list is in this order. */
  at: z.iso.datetime(),
  unread: z.int(),
  /** Highest number that each side has read: 既読 marks my messages with number ≤ partnerRead. */
  myRead: number,
  partnerRead: number,
  closed,
  /** The matching message and an excerpt, in search results. */
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
  labels: z.array(z.uuid()),
  assignee: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});

/** Oldest first, in either direction of paging. */
export const page = {
  messages: z.array(message),
  /** Whether messages exist before the first and after the last one here. */
  earlier: z.boolean(),
  later: z.boolean(),
};

/** An internal note of the company, shown after the message with this number. */
export const note = z.object({
  id: z.uuid(),
  after: number,
  author: author.nullable(),
  mine: z.boolean(),
  text: z.string(),
  at: z.iso.datetime(),
});

/** `1` or omitted. */
export const flag = z.literal('1').optional();
