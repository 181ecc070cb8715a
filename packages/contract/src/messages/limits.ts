import { messageFileLimits } from '../reference/file-limits.ts';

const day = 24 * 60 * 60;

export const messageLimits = {
  /** Characters of one message, of a note, and of one language of a template. */
  text: 5_000,
  note: 2_000,
  files: messageFileLimits.perMessage,
  /** The author may edit and delete this long after sending. */
  editMinutes: 120,
  /** Threads of one page of the list, and messages of one page of a thread. */
  threadsPerPage: 30,
  messagesPerPage: 50,
  notesPerThread: 300,
  templates: 50,
  templateName: 60,
  /** Characters of the last message in the list. */
  preview: 120,
  /** A search looks at so many of the newest messages. */
  searched: 50_000,
} as const;

/** Room for the longest text in any script. */
export const messageBody = { bytes: 256 * 1024, values: 100 } as const;

/** More than anybody writes by hand; counted for the account and for the company. */
export const sendLimits = {
  account: [
    { max: 60, seconds: 60 },
    { max: 1_500, seconds: day },
  ],
  company: [
    { max: 600, seconds: 60 },
    { max: 20_000, seconds: day },
  ],
  /** From one side to the other in one thread. */
  receiver: [
    { max: 120, seconds: 60 },
    { max: 1_000, seconds: day },
  ],
} as const;

/** Reading text by text costs more than a page of the list. */
export const searchLimits = [{ by: 'account', max: 60, seconds: 60 }] as const;
