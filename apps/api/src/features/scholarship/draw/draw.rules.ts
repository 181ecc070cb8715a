import { createHmac } from 'node:crypto';

interface Draw {
  secret: Buffer;
  programmeId: string;
  round: number;
}

/**
 * Orders entries by an HMAC with a server secret, so that nobody can predict the draw, and a
 * rehearsal gives the same winners as the real draw.
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
