import type { DemoFileName } from './demo-files.ts';

/** The student, or a recruiter by their address. */
type Author = 'student' | `${string}@${string}`;

/** A minute on a clock in Japan: so many days before the demo's first day, or after it. */
export interface DemoMoment {
  days: number;
  at: `${number}:${number}`;
}

export interface DemoSlots {
  minutes: number;
  place?: string;
  link?: string;
  /** Working days from the demo's first day; before it where they are negative. */
  times: readonly DemoMoment[];
  /** The place of the one that was picked. */
  picked?: number;
  /** What became of it, where it did not come to that. */
  ended?: 'others_asked' | 'called_off';
}

export interface DemoMessage {
  from: Author;
  daysAgo: number;
  at: DemoMoment['at'];
  /** `{name}` is the student's. */
  text?: string;
  file?: DemoFileName;
  /** Corrected a few minutes later. */
  edited?: true;
  /** Taken back: only that there was one is seen. */
  deleted?: true;
  slots?: DemoSlots;
  /** What colleagues wrote under it for themselves. */
  notes?: readonly { by: Author; text: string }[];
}

export interface DemoConversation {
  company: string;
  /** Linh, or the place among those with whom the company to try it as is tied. */
  student: 'linh' | number;
  assignee?: Author;
  messages: readonly DemoMessage[];
  /** How many of the other side's last messages each has not read. */
  unread?: { student?: number; company?: number };
}
