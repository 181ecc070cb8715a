import type { DemoFileName } from './demo-files.ts';

/** The student, or a recruiter by address. */
type Author = 'student' | `${string}@${string}`;

/** A time in Japan, in days from the demo's first day. */
export interface DemoMoment {
  days: number;
  at: `${number}:${number}`;
}

export interface DemoSlots {
  minutes: number;
  place?: string;
  link?: string;
  /** Working days from the demo's first day; negative before it. */
  times: readonly DemoMoment[];
  picked?: number;
  interviewers?: readonly Author[];
  /** How the offer ended without a picked time. */
  ended?: 'others_asked' | 'called_off';
}

export interface DemoMessage {
  from: Author;
  daysAgo: number;
  at: DemoMoment['at'];
  /** `{name}` stands for the student's name. */
  text?: string;
  file?: DemoFileName;
  edited?: true;
  /** Deleted by its author: only a placeholder is shown. */
  deleted?: true;
  slots?: DemoSlots;
  /** Internal notes of colleagues below the message. */
  notes?: readonly { by: Author; text: string }[];
}

export interface DemoConversation {
  company: string;
  /** Linh, or the index of one of Hoshizora's connections. */
  student: 'linh' | number;
  assignee?: Author;
  messages: readonly DemoMessage[];
  /** How many of the other side's last messages are unread. */
  unread?: { student?: number; company?: number };
}
