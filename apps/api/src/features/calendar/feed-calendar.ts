import { calendarKinds } from '@engawa/contract/calendar/kinds';
import { calendarLimits } from '@engawa/contract/calendar/limits';
import { type Language, type Localized, nameFor, say } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { officialSources } from '@engawa/contract/reference/residence/official-sources';
import { momentOf } from '@engawa/platform/clock/today';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarEntry } from './read-entries.ts';

interface Reader {
  origin: string;
  language: Language;
  now: Date;
}

const name: Localized = { ja: `${product.name}の予定`, en: `${product.name} calendar` };

/** Calendar for programs that subscribe. Entries without a time are whole-day. */
export function feedCalendar(
  entries: readonly CalendarEntry[],
  { origin, language, now }: Reader,
): string {
  const calendar = ical({
    prodId: { company: product.name, product: 'calendar' },
    method: ICalCalendarMethod.PUBLISH,
    name: say(name, language),
    ttl: calendarLimits.refreshHours * 3600,
  });
  for (const entry of entries) {
    const kind = calendarKinds.byId(entry.kind);
    const source = 'source' in kind ? officialSources.byId(kind.source).url : null;
    const url = `${origin}${pathOf(entry)}`;
    calendar.createEvent({
      id: `${entry.key}@${new URL(origin).hostname}`,
      stamp: now,
      ...timeOf(entry),
      summary: titleOf(entry, language),
      description: [say(kind.note, language), source, url]
        .filter((part) => part !== null)
        .join('\n\n'),
      url,
      // Tentative, because a waiting-list place may never become a place.
      ...(entry.kind === 'waiting-event' && { status: ICalEventStatus.TENTATIVE }),
    });
  }
  return calendar.toString();
}

function timeOf({ day, startsAt, endsAt }: CalendarEntry) {
  if (startsAt === null) return { start: new Date(`${day}T00:00:00Z`), allDay: true };
  return { start: momentOf(startsAt), end: momentOf(endsAt ?? startsAt) };
}

/** Example: 応募の締切：エンジニア（株式会社ほしぞら） */
function titleOf({ kind, title, company }: CalendarEntry, language: Language): string {
  const what = say(calendarKinds.byId(kind).name, language);
  const about = title ? nameFor(title, language) : '';
  const by = company ? nameFor(company.name, language) : '';
  const named = [what, about].filter(Boolean).join(say({ ja: '：', en: ': ' }, language));
  return by ? say({ ja: `${named}（${by}）`, en: `${named} (${by})` }, language) : named;
}

function pathOf({ kind, of, company }: CalendarEntry): string {
  const companyPath = `/talent/company/${company?.id ?? ''}`;
  if (kind === 'event' || kind === 'my-event' || kind === 'waiting-event')
    return `${companyPath}/company-event/${of}`;
  if (kind === 'deadline') return `${companyPath}/company-job/${of}`;
  if (kind === 'offer-reply') return '/talent/activities/applications';
  return kind === 'appointment' || kind === 'offer-step'
    ? `/talent/inbox/${of}`
    : '/talent/calendar';
}
