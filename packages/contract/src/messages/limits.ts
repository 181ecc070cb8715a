import { messageFileLimits } from '../reference/file-limits.ts';

const day = 24 * 60 * 60;

export const messageLimits = {
  /** Characters of one message, of a note, and of one language of a template. */
  text: 5_000,
  note: 2_000,
  files: messageFileLimits.perMessage,
  editMinutes: 120,
  threadsPerPage: 30,
  messagesPerPage: 50,
  notesPerThread: 300,
  templates: 50,
  templateName: 60,
  preview: 120,
  /** A search reads only this many of the newest messages. */
  searched: 50_000,
} as const;

/** Room for the longest text in any script. */
export const messageBody = { bytes: 256 * 1024, values: 100 } as const;

/** Above what people write by hand; counted per account and per company. */
export const sendLimits = {
  account: [
    { max: 60, seconds: 60 },
    { max: 1_500, seconds: day },
  ],
  company: [
    { max: 600, seconds: 60 },
    { max: 20_000, seconds: day },
  ],
  /** For one receiver in one thread. */
  receiver: [
    { max: 120, seconds: 60 },
    { max: 1_000, seconds: day },
  ],
} as const;

/** A search reads many texts and costs more than a page of the list. */
export const searchLimits = [{ by: 'account', max: 60, seconds: 60 }] as const;
