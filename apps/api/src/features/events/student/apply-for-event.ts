import { takesApplications } from '@engawa/contract/events/schedule';
import type { applyForEvent as endpoint } from '@engawa/contract/events/student';
import { minuteInJapan } from '@engawa/platform/clock/today';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { lockStudent } from '../../../people/lock-student.repo.ts';
import { findApplication, joinLine } from '../applications/applications.repo.ts';
import { handOnPlaces } from '../applications/hand-on-places.ts';
import { presentMyPlace } from '../applications/my-place.present.ts';
import type { EventServices } from '../event-services.ts';
import { notifyStudents } from '../mail/notify-students.ts';
import { eventGoingMail, eventWaitingMail } from '../mails.ts';
import { findVisible, lockEvent } from '../showing/shown-events.repo.ts';

/** Everybody joins the waiting line and places go to its head, so that nobody overtakes. */
export const applyForEvent =
  ({ origin }: EventServices): Handler<typeof endpoint> =>
  async ({ tx, actor, body, now, language, outbox, concerns }) => {
    const me = actor.accountId;
    await lockStudent(tx, me);
    const { id } = found(await lockEvent(tx, body.eventId));
    const event = found(await findVisible(tx, me, id));
    concerns(id);
    const document = event.published;
    const before = await findApplication(tx, id, me);
    if (before && before.state !== 'cancelled') refuse('event_already_applied');
    if (!takesApplications(document.common, minuteInJapan(now))) refuse('event_closed');
    await joinLine(tx, id, me, now);
    const context = { tx, outbox, origin, now };
    await handOnPlaces(context, id, { except: me });
    const application = found(await findApplication(tx, id, me));
    const template = application.state === 'going' ? eventGoingMail : eventWaitingMail;
    await notifyStudents(context, { event, template, studentIds: [me], language, ownAct: true });
    return { application: presentMyPlace(application, document) };
  };
