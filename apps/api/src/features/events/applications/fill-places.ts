import type { Tx } from '../../../database.ts';
import { countGoing, moveUp } from './applications.repo.ts';

/**
 * Places that are free go to those who wait, in their order; tells who moved up. Call it when you
 * hold the event. Whoever goes keeps their place, also where there are fewer now.
 */
export async function fillPlaces(
  tx: Tx,
  eventId: string,
  capacity: number | null,
): Promise<string[]> {
  if (capacity === null) return moveUp(tx, eventId, null);
  const free = capacity - (await countGoing(tx, eventId));
  return free > 0 ? moveUp(tx, eventId, free) : [];
}
