import type { CalendarKindId } from '@engawa/contract/calendar/kinds';
import { calendarLimits } from '@engawa/contract/calendar/limits';
import { cohortDates, stayDates } from '@engawa/contract/calendar/own-dates';
import { addDays } from '@engawa/contract/days/days';
import type { EventDocument } from '@engawa/contract/events/schemas';
import { needsExpiry } from '@engawa/contract/residence/needs';
import { minuteInJapan, momentOf, todayInJapan } from '@engawa/platform/clock/today';
import type { Db } from '../../database.ts';
import { listOpenSteps } from '../after-offer/public.ts';
import { listAppliedEvents, listEventsOfSaved } from '../events/public.ts';
import { listToAnswer } from '../offers/public.ts';
import { readProfile } from '../profile/public.ts';
import { listClosingOfSaved } from '../saved/public.ts';
import { listAgreed } from '../slots/public.ts';

interface Bilingual {
  jp: string | null;
  en: string | null;
}

export interface CalendarEntry {
  key: string;
  kind: CalendarKindId;
  day: string;
  startsAt: string | null;
  endsAt: string | null;
  title: Bilingual | null;
  company: { id: string; name: Bilingual } | null;
  of: string | null;
}

const { most } = calendarLimits;

export async function readEntries(db: Db, student: string, now: Date) {
  const today = todayInJapan(now);
  const until = addDays(today, calendarLimits.days);
  const [{ residence }, applied, ofSaved, agreed, closing, toAnswer, toPrepare] = await Promise.all(
    [
      readProfile(db, student),
      listAppliedEvents(db, student),
      listEventsOfSaved(db, student),
      listAgreed(db, student, { now, until: momentOf(`${until}T00:00`), most }),
      listClosingOfSaved(db, student, { today, until, most }),
      listToAnswer(db, student, most),
      listOpenSteps(db, student, now),
    ],
  );
  const graduation = residence.expectedGraduation;
  const going = applied.filter(({ state }) => state === 'going');
  const waiting = applied.filter(({ state }) => state === 'waiting');
  const known = new Set([...going, ...waiting].map(({ eventId }) => eventId));
  const entries: CalendarEntry[] = [
    ...(graduation === null ? [] : cohortDates(graduation)).map(ownEntry),
    ...stayDates(residence, graduation).map(ownEntry),
    ...going.flatMap((row) => eventEntry('my-event', row, { today, until })),
    ...waiting.flatMap((row) => eventEntry('waiting-event', row, { today, until })),
    ...ofSaved
      .filter(({ eventId }) => !known.has(eventId))
      .flatMap((row) => eventEntry('event', row, { today, until })),
    ...agreed.map((row) => ({
      ...noEntry,
      key: `appointment-${row.threadId}-${row.startsAt.toISOString()}`,
      kind: 'appointment' as const,
      day: todayInJapan(row.startsAt),
      startsAt: minuteInJapan(row.startsAt),
      endsAt: row.endsAt && minuteInJapan(row.endsAt),
      company: companyOf(row),
      of: row.threadId,
    })),
    ...toAnswer.map((row) => ({
      ...noEntry,
      key: `offer-reply-${row.id}`,
      kind: 'offer-reply' as const,
      day: row.replyBy,
      company: companyOf(row),
      of: row.id,
    })),
    ...toPrepare.flatMap(({ steps, ...row }) =>
      steps.flatMap(({ id, title, by }) =>
        by === null
          ? []
          : [
              {
                ...noEntry,
                key: `offer-step-${row.threadId}-${id}`,
                kind: 'offer-step' as const,
                day: by,
                title,
                company: companyOf(row),
                of: row.threadId,
              },
            ],
      ),
    ),
    ...closing.map((row) => ({
      ...noEntry,
      key: `deadline-${row.id}`,
      kind: 'deadline' as const,
      day: row.closesOn,
      title: { jp: row.job.jp?.position ?? null, en: row.job.en?.position ?? null },
      company: companyOf(row),
      of: row.id,
    })),
  ];
  return {
    graduation,
    stayKnown:
      residence.status !== null && (!needsExpiry(residence.status) || residence.expiresOn !== null),
    entries: entries.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other))),
  };
}

const noEntry = { startsAt: null, endsAt: null, title: null, company: null, of: null } as const;

/** Sort key: entries without a time come first on their day. */
const placeOf = ({ day, startsAt, key }: CalendarEntry): string => `${startsAt ?? day} ${key}`;

const ownEntry = ({ kind, day }: { kind: CalendarKindId; day: string }): CalendarEntry => ({
  ...noEntry,
  key: kind,
  kind,
  day,
});

interface OfCompany {
  companyId: string;
  name_jp: string | null;
  name_en: string | null;
}

const companyOf = ({ companyId, name_jp: jp, name_en: en }: OfCompany) => ({
  id: companyId,
  name: { jp, en },
});

interface EventRow extends OfCompany {
  eventId: string;
  event: EventDocument;
}

/** Leaves out past entries and those too far ahead to be planned. */
function eventEntry(
  kind: 'event' | 'my-event' | 'waiting-event',
  row: EventRow,
  { today, until }: { today: string; until: string },
): CalendarEntry[] {
  const { common, jp, en } = row.event;
  const { startsAt, endsAt } = common;
  if (startsAt === null || (endsAt ?? startsAt) < today || startsAt >= until) return [];
  return [
    {
      key: `event-${row.eventId}`,
      kind,
      day: startsAt.slice(0, 10),
      startsAt,
      endsAt,
      title: { jp: jp?.title ?? null, en: en?.title ?? null },
      company: companyOf(row),
      of: row.eventId,
    },
  ];
}
