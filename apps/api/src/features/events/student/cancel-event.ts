import { hasStarted } from '@engawa/contract/events/schedule';
import type { cancelEvent as endpoint } from '@engawa/contract/events/student';
import { minuteInJapan } from '@engawa/platform/clock/today';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { findApplication, leaveLine } from '../applications/applications.repo.ts';
import { handOnPlaces } from '../applications/hand-on-places.ts';
import { presentMyPlace } from '../applications/my-place.present.ts';
import type { EventServices } from '../event-services.ts';
import { lockEvent, readEvent } from '../showing/shown-events.repo.ts';

/** Allowed even if the student may not see the event any more. */
export const cancelEvent =
  ({ origin }: EventServices): Handler<typeof endpoint> =>
  async ({ tx, actor, body, now, outbox, concerns }) => {
    const me = actor.accountId;
    const { id } = found(await lockEvent(tx, body.eventId));
    const { state } = found(await findApplication(tx, id, me));
    const document = found(await readEvent(tx, id)).published;
    concerns(id);
    if (state !== 'cancelled') {
      if (hasStarted(document.common, minuteInJapan(now))) refuse('event_closed');
      await leaveLine(tx, id, me);
      await handOnPlaces({ tx, outbox, origin, now }, id);
    }
    return { application: presentMyPlace(await findApplication(tx, id, me), document) };
  };
