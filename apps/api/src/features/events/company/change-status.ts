import type { changeEventStatus as endpoint } from '@engawa/contract/events/company';
import { eventFaults } from '@engawa/contract/events/publish-faults';
import type { EventDocument } from '@engawa/contract/events/schemas';
import { minuteInJapan } from '@engawa/platform/clock/today';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { findAudience, requireSomebody } from '../../audience/public.ts';
import { lockContent } from '../../contents/public.ts';
import { changePostStatus } from '../../posts/public.ts';
import { presentListed } from '../events.present.ts';
import { findListed } from '../events.repo.ts';

export const changeStatus: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body, now } = call;
  const { companyId } = actor;
  const { eventId, status } = body;
  const { id, published } = found(await lockContent(tx, companyId, 'event', eventId));
  if (status === 'limited') requireSomebody(await findAudience(tx, companyId, id));
  await changePostStatus(call, { kind: 'event', id, status }, (event: EventDocument) =>
    eventFaults(event, minuteInJapan(now), published as EventDocument | null),
  );
  return { event: presentListed(found(await findListed(tx, companyId, id))) };
};
