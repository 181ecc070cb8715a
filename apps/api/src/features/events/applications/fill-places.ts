import type { Tx } from '../../../database.ts';
import { countGoing, moveUp } from './applications.repo.ts';

/**
 * Gives free places to the waiting list in order and returns who got one. The caller has locked the
 * event, so no concurrent application takes the last place. A lowered capacity takes no place away.
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
