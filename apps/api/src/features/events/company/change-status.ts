import type { changeEventStatus as endpoint } from '@engawa/contract/events/company';
import { eventFaults } from '@engawa/contract/events/publish-faults';
import { isOver } from '@engawa/contract/events/schedule';
import { minuteInJapan } from '@engawa/platform/clock/today';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { findAudience, requireSomebody } from '../../audience/public.ts';
import { lockContent } from '../../contents/public.ts';
import { changePostStatus } from '../../posts/public.ts';
import { handOnPlaces } from '../applications/hand-on-places.ts';
import type { EventServices } from '../event-services.ts';
import { presentListed } from '../events.present.ts';
import { findListed } from '../events.repo.ts';
import { noteChanges } from '../mail/note-changes.ts';
import { lockEvent } from '../showing/shown-events.repo.ts';

export const changeStatus =
  ({ origin }: EventServices): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, body, outbox, now } = call;
    const { companyId } = actor;
    const { eventId, status } = body;
    const { id, published } = found(await lockContent(tx, companyId, 'event', eventId));
    await lockEvent(tx, id);
    if (status === 'limited') requireSomebody(await findAudience(tx, companyId, id));
    const minute = minuteInJapan(now);
    // A past event that was hidden cannot be shown again.
    const ahead = published && !isOver(published.common, minute) ? published : null;
    await changePostStatus(call, { kind: 'event', id, status }, (event) =>
      eventFaults(event, minute, ahead),
    );
    const context = { tx, outbox, origin, now };
    await noteChanges(context, id, published);
    // While the event was hidden, nobody moved up into freed places.
    await handOnPlaces(context, id);
    return { event: presentListed(found(await findListed(tx, companyId, id)), now) };
  };
