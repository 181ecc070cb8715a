import { createHmac } from 'node:crypto';

interface Draw {
  secret: Buffer;
  programmeId: string;
  round: number;
}

/**
 * Draws so many of them. The order follows from a secret of the server that nobody reads, so nobody can
 * know it before, and a rehearsal draws the same ones as the draw itself.
 */
export function drawWinners(
  { secret, programmeId, round }: Draw,
  entryIds: readonly string[],
  count: number,
): string[] {
  const lot = (entryId: string) =>
    createHmac('sha256', secret).update(`${programmeId} ${round} ${entryId}`).digest('hex');
  return entryIds
    .map((entryId) => ({ entryId, lot: lot(entryId) }))
    .toSorted((one, other) => (one.lot < other.lot ? -1 : 1))
    .slice(0, count)
    .map(({ entryId }) => entryId);
}
