import type { EventDocument } from '@engawa/contract/events/schemas';
import type { ApplicationRow } from './applications.repo.ts';

/** The link to take part online is for those who go. */
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
