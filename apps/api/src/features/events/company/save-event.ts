import type { saveEvent as endpoint } from '@engawa/contract/events/company';
import { eventFaults } from '@engawa/contract/events/publish-faults';
import type { EventDocument } from '@engawa/contract/events/schemas';
import { minuteInJapan } from '@engawa/platform/clock/today';
import type { Handler } from '../../../handler.ts';
import { requireSomebody, storeAudience } from '../../audience/public.ts';
import { findContent } from '../../contents/public.ts';
import { savePost } from '../../posts/public.ts';
import { handOnPlaces } from '../applications/hand-on-places.ts';
import type { EventServices } from '../event-services.ts';

export const saveEvent =
  ({ origin }: EventServices): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, outbox, now } = call;
    const { eventId: id, version, inStep, status, audience, jp, en, common } = call.body;
    const stored = id === null ? undefined : await findContent(tx, actor.companyId, 'event', id);
    const published = (stored?.published ?? null) as EventDocument | null;
    const saved = await savePost(call, {
      kind: 'event',
      id,
      version,
      draft: { jp, en, common },
      inStep,
      status,
      faultsOf: (draft: EventDocument) => eventFaults(draft, minuteInJapan(now), published),
    });
    // Also where only a draft of it was saved: the audience has no second copy.
    if (saved.status === 'limited') requireSomebody(audience);
    await storeAudience(call, saved.id, audience);
    // There may be more places now. After the audience, which holds students: whoever erases one
    // holds them first, too.
    if (status !== 'draft') await handOnPlaces({ tx, outbox, origin }, saved.id);
    return saved;
  };
