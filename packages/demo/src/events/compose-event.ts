import { eventOutline } from '@engawa/contract/events/outline';
import type { EventCommon, EventLanguage } from '@engawa/contract/events/schemas';
import { daysBefore, weekdayIn } from './calendar.ts';
import type { DemoEvent, EventIdea, EventWhen } from './demo-event.ts';

/** Turns an idea into a document, with dates relative to the demo's first day. */
export function composeEvent(idea: EventIdea, now: Date, coverImage: string | null): DemoEvent {
  const { title, description, place, when } = idea;
  const inLanguage = (at: 0 | 1): EventLanguage => ({
    title: title[at],
    description: description[at],
    place: place?.[at] ?? null,
    coverImage,
  });
  return {
    id: idea.id,
    document: {
      jp: inLanguage(0),
      en: inLanguage(1),
      common: {
        ...eventOutline.blank.common,
        ...(when && scheduleOf(when, now)),
        format: idea.format,
        onlineUrl: idea.onlineUrl ?? null,
        capacity: idea.capacity ?? null,
      },
    },
    status: idea.status ?? 'public',
    people: idea.people ?? {},
    audience: idea.audience,
  };
}

type Schedule = Pick<EventCommon, 'startsAt' | 'endsAt' | 'deadline'>;

function scheduleOf({ week, weekday, from, to, closesBefore }: EventWhen, now: Date): Schedule {
  const day = weekdayIn(now, week, weekday);
  return {
    startsAt: `${day}T${from}`,
    endsAt: `${day}T${to}`,
    deadline: closesBefore === undefined ? null : `${daysBefore(day, closesBefore)}T23:59`,
  };
}
