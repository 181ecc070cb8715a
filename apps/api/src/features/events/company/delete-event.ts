import type { deleteEvent as endpoint } from '@engawa/contract/events/company';
import { isOver } from '@engawa/contract/events/schedule';
import { minuteInJapan } from '@engawa/platform/clock/today';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { lockContent, removeContent } from '../../contents/public.ts';
import { lockGoingOrWaiting } from '../applications/applications.repo.ts';
import { storeCalledOff } from '../applications/called-off.repo.ts';
import type { EventServices } from '../event-services.ts';
import { notifyStudents } from '../mail/notify-students.ts';
import { eventCancelledMail } from '../mails.ts';
import { lockEvent, readEvent } from '../showing/shown-events.repo.ts';

/** Applicants of a future event are notified and keep it in their lists as called off. */
export const deleteEvent =
  ({ origin }: EventServices): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, outbox, now } = call;
    const { id, published } = found(
      await lockContent(tx, actor.companyId, 'event', call.params.id),
    );
    await lockEvent(tx, id);
    if (published && !isOver(published.common, minuteInJapan(now))) {
      const event = found(await readEvent(tx, id));
      const message = {
        event,
        template: eventCancelledMail,
        studentIds: await lockGoingOrWaiting(tx, id),
      };
      await notifyStudents({ tx, outbox, origin, now }, message);
      await storeCalledOff(tx, event);
    }
    await removeContent(call, 'event', id);
    return {};
  };
