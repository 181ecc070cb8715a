import type { saveEvent as endpoint } from '@engawa/contract/events/company';
import { eventFaults } from '@engawa/contract/events/publish-faults';
import { minuteInJapan } from '@engawa/platform/clock/today';
import type { Handler } from '../../../handler.ts';
import { requireSomebody, storeAudience } from '../../audience/public.ts';
import { lockContent } from '../../contents/public.ts';
import { savePost } from '../../posts/public.ts';
import { handOnPlaces } from '../applications/hand-on-places.ts';
import type { EventServices } from '../event-services.ts';
import { noteChanges } from '../mail/note-changes.ts';

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
    // An audience has no draft: saving a draft of an event that is limited now must not change it.
    if (status === 'draft' && saved.status === 'limited') return saved;
    if (status === 'limited') requireSomebody(audience);
    await storeAudience(call, saved.id, audience);
    if (status === 'draft') return saved;
    // After storing the audience, which locks students. An erasure locks the student before their
    // applications; another order could deadlock with it.
    const context = { tx, outbox, origin, now };
    await noteChanges(context, saved.id, published);
    // The company may have added places.
    await handOnPlaces(context, saved.id);
    return saved;
  };
