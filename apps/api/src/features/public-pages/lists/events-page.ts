import type { EventCommon } from '@engawa/contract/events/schemas';
import { type Language, localeOf, nameFor, say } from '@engawa/contract/language';
import {
  type EventFormatId,
  eventFormats,
} from '@engawa/contract/reference/contents/event-formats';
import { type Html, html } from '@engawa/platform/text/html';
import { eventTime, type listEventsForVisitor, placeIn } from '../../events/public.ts';
import type { PublicPage, Site } from '../frame.ts';
import { langOf } from '../markup.ts';
import { type Reading, writtenFor } from '../reading.ts';
import { logoOf } from './list-cards.ts';
import { listAddresses, listMain } from './list-main.ts';
import { words } from './words.ts';

/** Filters by format; events with both formats match both. */
const attendances = ['place', 'online'] as const;

export interface EventsAsked {
  format: (typeof attendances)[number] | undefined;
  cursor: string | undefined;
}

/** Start and id of the last event of the page before. */
const cursorForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export function readEventsAsked(query: Readonly<Record<string, unknown>>): EventsAsked {
  const { format, cursor } = query;
  return {
    format: attendances.find((id) => id === format),
    cursor: typeof cursor === 'string' && cursorForm.test(cursor) ? cursor : undefined,
  };
}

function queryOf({ format, cursor }: EventsAsked, language?: Language): string {
  const query = new URLSearchParams({
    ...(format && { format }),
    ...(cursor && { cursor }),
    ...(language && { lang: language }),
  });
  return query.size > 0 ? `?${query.toString()}` : '';
}

type List = Awaited<ReturnType<typeof listEventsForVisitor>>;
type Shown = List['events'][number];

interface EventsPageProps {
  asked: EventsAsked;
  reading: Reading;
  site: Site;
}

export function eventsPage(list: List, { asked, reading, site }: EventsPageProps): PublicPage {
  const { language, asked: named } = reading;
  const t = say(words, language);
  const counted = list.count.toLocaleString(localeOf(language));
  const linkTo = (to: EventsAsked) => `/events${queryOf(to, named ? language : undefined)}`;
  const formats = html`<p class="soft">${t.eventsNote}</p><nav class="sort" aria-label="${t.format}">${[
    undefined,
    ...attendances,
  ].map(
    (format) =>
      html`<a href="${linkTo({ format, cursor: undefined })}"${format === asked.format && html` aria-current="true"`}>${format ? say(eventFormats.byId(format).name, language) : t.all}</a>`,
  )}</nav>`;
  return {
    title: t.eventsTitle,
    description: t.eventsAbout(counted),
    section: 'events',
    addresses: listAddresses(`${site.origin}/events`, (one) => queryOf(asked, one), reading),
    ...((asked.format || asked.cursor) && { robots: 'noindex' }),
    data: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: list.events.flatMap((event, at) => {
        const item = eventData(event, language, site.origin);
        return item ? [{ '@type': 'ListItem', position: at + 1, item }] : [];
      }),
    },
    main: listMain(
      { ...list, cards: list.events.map((event) => card(event, language)) },
      language,
      {
        heading: t.events,
        found: t.found(counted),
        form: formats,
        beside: false,
        empty: t.emptyEvents,
        emptyText: t.nothing,
        pageAt: (cursor) => linkTo({ ...asked, cursor }),
        cursor: asked.cursor,
      },
    ),
  };
}

const pathOf = ({ id, companyId }: Shown, language: Language): string =>
  `/talent/company/${companyId}/company-event/${id}?lang=${language}`;

function card(shown: Shown, language: Language): Html | undefined {
  const written = writtenFor(shown.event, language);
  if (!written) return undefined;
  const t = say(words, language);
  const name = nameFor(shown.companyName, language);
  const { common } = shown.event;
  const place = placeIn(written.words, common, language);
  return html`<li class="card"><p class="who">${logoOf(name, shown.logoUrl)}<bdi>${name}</bdi></p>
<h2${langOf(written)}><a href="${pathOf(shown, language)}" rel="nofollow">${written.words.title}</a></h2>
<p class="key">${eventTime(common, language)}</p>
<p class="soft"><span${langOf(written)}>${place}</span>${common.capacity !== null && ` ・ ${t.capacity(common.capacity)}`}</p></li>`;
}

const attendance = {
  place: 'OfflineEventAttendanceMode',
  online: 'OnlineEventAttendanceMode',
  both: 'MixedEventAttendanceMode',
} as const satisfies Record<EventFormatId, string>;

const inJapan = (time: string): string => `${time}:00+09:00`;

/** The event as schema.org data; the join link is for participants only. */
function eventData(shown: Shown, language: Language, origin: string): object | undefined {
  const written = writtenFor(shown.event, language);
  const { common } = shown.event;
  if (!written || !common.startsAt) return undefined;
  const url = origin + pathOf(shown, language);
  return {
    '@type': 'Event',
    name: written.words.title,
    url,
    startDate: inJapan(common.startsAt),
    ...(common.endsAt && { endDate: inJapan(common.endsAt) }),
    eventStatus: 'https://schema.org/EventScheduled',
    ...(common.format && {
      eventAttendanceMode: `https://schema.org/${attendance[common.format]}`,
    }),
    location: locations(common, written.words.place, url),
    organizer: {
      '@type': 'Organization',
      name: nameFor(shown.companyName, language),
      url: `${origin}/companies/${shown.companyId}`,
    },
  };
}

function locations({ format }: EventCommon, place: string | null, url: string): object[] {
  const online = { '@type': 'VirtualLocation', url };
  const venue = { '@type': 'Place', name: place, address: place };
  return [
    ...(format === 'online' || !place ? [] : [venue]),
    ...(format === 'place' ? [] : [online]),
  ];
}
