import type { EventDocument } from '@engawa/contract/events/schemas';
import type { EventFormatId } from '@engawa/contract/reference/contents/event-formats';
import type { EventStatusId } from '@engawa/contract/reference/contents/event-statuses';
import type { Both } from '../jobs/demo-job.ts';
import type { EventScene } from '../pictures/picture-names.ts';
import type { Weekday } from './calendar.ts';

export interface EventWhen {
  /** Weeks from the demo's first day; negative weeks are past. */
  week: number;
  weekday: Weekday;
  from: string;
  to: string;
  /** The deadline: so many days before the event, at the end of the day. */
  closesBefore?: number;
}

/** Indexes of the demo's students. */
export interface EventPeople {
  going?: readonly number[];
  waiting?: readonly number[];
  cancelled?: readonly number[];
}

export interface EventIdea {
  /** Also names its picture, prefixed with the company's domain. */
  id: string;
  scene: EventScene;
  /** Defaults to public. */
  status?: EventStatusId;
  /** Null without a date. */
  when: EventWhen | null;
  format: EventFormatId;
  title: Both;
  description: Both;
  place?: Both;
  onlineUrl?: string;
  capacity?: number;
  people?: EventPeople;
  /** Indexes of the students to whom the event is limited. */
  audience?: readonly number[];
}

export interface DemoEvent {
  id: string;
  document: EventDocument;
  status: EventStatusId;
  people: EventPeople;
  audience: readonly number[] | undefined;
}

/** Indexes from `first` up to, but not including, `end`. */
export const from = (first: number, end: number): number[] =>
  Array.from({ length: end - first }, (_, at) => first + at);
