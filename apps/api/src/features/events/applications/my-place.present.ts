import type { EventDocument } from '@engawa/contract/events/schemas';
import type { ApplicationRow } from './applications.repo.ts';

/** The online link is for participants only. */
export function presentMyPlace(
  application: ApplicationRow | undefined,
  { common }: Pick<EventDocument, 'common'>,
) {
  const online = application?.state === 'going' && common.format !== 'place';
  return {
    state: application?.state ?? null,
    waitingPlace: application?.waitingPlace ?? null,
    onlineUrl: online ? common.onlineUrl : null,
  };
}
