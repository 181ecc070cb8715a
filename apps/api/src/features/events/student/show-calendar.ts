import type { showEventCalendar as endpoint } from '@engawa/contract/events/student';
import { found, refuse } from '@engawa/platform/errors/refusal';
import { calendarFile } from '../../../downloads/calendar-file.ts';
import type { Handler } from '../../../handler.ts';
import { findApplication } from '../applications/applications.repo.ts';
import { presentMyPlace } from '../applications/my-place.present.ts';
import type { EventServices } from '../event-services.ts';
import { eventCalendar } from '../showing/calendar.ts';
import { wordsOf } from '../showing/event-words.ts';
import { eventFileName } from '../showing/file-name.rules.ts';
import { findVisible } from '../showing/shown-events.repo.ts';

export const showCalendar =
  ({ origin }: EventServices): Handler<typeof endpoint> =>
  async ({ db, actor, params, language, now }) => {
    const event = found(await findVisible(db, actor.accountId, params.id));
    const application = found(await findApplication(db, event.id, actor.accountId));
    if (application.state === 'cancelled') refuse('not_found');
    const document = event.published;
    const place = presentMyPlace(application, document);
    const name = eventFileName([wordsOf(document, language)?.title ?? null], 'ics');
    return calendarFile(eventCalendar(event, place, { origin, language, now }), name);
  };
