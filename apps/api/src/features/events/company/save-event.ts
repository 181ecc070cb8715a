import type { saveEvent as endpoint } from '@engawa/contract/events/company';
import { eventFaults } from '@engawa/contract/events/publish-faults';
import { minuteInJapan } from '@engawa/platform/clock/today';
import type { Handler } from '../../../handler.ts';
import { requireSomebody, storeAudience } from '../../audience/public.ts';
import { lockContent } from '../../contents/public.ts';
import { savePost } from '../../posts/public.ts';
import { handOnPlaces } from '../applications/hand-on-places.ts';
import type { EventServices } from '../event-services.ts';
import { tellOfChanges } from '../mail/tell-of-changes.ts';

export const saveEvent =
  ({ origin }: EventServices): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, outbox, now } = call;
    const { eventId: id, version, inStep, status, audience, jp, en, common } = call.body;
    const stored = id === null ? undefined : await lockContent(tx, actor.companyId, 'event', id);
    const published = stored?.published ?? null;
    const saved = await savePost(call, {
      kind: 'event',
      id,
      version,
      draft: { jp, en, common },
      inStep,
      status,
      faultsOf: (draft) => eventFaults(draft, minuteInJapan(now), published),
    });
    // The audience has no second copy: where it decides who sees the event, a draft leaves it alone.
    if (status === 'draft' && saved.status === 'limited') return saved;
    if (status === 'limited') requireSomebody(audience);
    await storeAudience(call, saved.id, audience);
    if (status === 'draft') return saved;
    // After the audience, which holds students: whoever erases one holds them first, too.
    const telling = { tx, outbox, origin, now };
    await tellOfChanges(telling, saved.id, published);
    // There may be more places now.
    await handOnPlaces(telling, saved.id);
    return saved;
  };
