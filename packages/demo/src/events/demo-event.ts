import type { EventDocument } from '@engawa/contract/events/schemas';
import type { EventFormatId } from '@engawa/contract/reference/contents/event-formats';
import type { EventStatusId } from '@engawa/contract/reference/contents/event-statuses';
import type { Both } from '../jobs/demo-job.ts';
import type { EventScene } from '../pictures/picture-names.ts';
import type { Weekday } from './calendar.ts';

export interface EventWhen {
  /** From the week of the demo's first day on; below zero it is over. */
  week: number;
  weekday: Weekday;
  from: string;
  to: string;
  /** So many days before, at the end of the day. */
  closesBefore?: number;
}

/** Of the demo's students, by their place among them. */
export interface EventPeople {
  going?: readonly number[];
  waiting?: readonly number[];
  cancelled?: readonly number[];
}

export interface EventIdea {
  /** Also names its picture, with the company's domain before it. */
  id: string;
  scene: EventScene;
  /** Public, unless it says otherwise. */
  status?: EventStatusId;
  /** Null while nobody knows. */
  when: EventWhen | null;
  format: EventFormatId;
  title: Both;
  description: Both;
  place?: Both;
  onlineUrl?: string;
  capacity?: number;
  people?: EventPeople;
  /** Whom it is limited to. */
  audience?: readonly number[];
}

export interface DemoEvent {
  id: string;
  document: EventDocument;
  status: EventStatusId;
  people: EventPeople;
  audience: readonly number[] | undefined;
}

/** The people from one place up to another. */
export const from = (first: number, end: number): number[] =>
  Array.from({ length: end - first }, (_, at) => first + at);
