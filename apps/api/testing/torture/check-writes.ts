import type pg from 'pg';
import { type Attempt, isAcknowledged, isOpen } from './send-write.ts';

/** State of a write: `there` if complete, `nowhere` if absent, else a description of the fault. */
async function look(client: pg.Client, { write }: Attempt): Promise<string> {
  const more: number[] = [];
  for (const { text, values, before } of write.traces) {
    const { rows } = await client.query<{ n: number }>(text, values);
    more.push((rows[0]?.n ?? 0) - before);
  }
  if (more.every((one) => one === 1)) return 'there';
  if (more.every((one) => one === 0)) return 'nowhere';
  const told = write.traces.map(({ text }, at) => `${more[at]} of ${text}`);
  return `half or double: ${told.join('; ')}`;
}

export interface Checked {
  there: number;
  /** Without an acknowledgement, by whether it is present. */
  open: { there: number; nowhere: number };
  faults: string[];
}

/** Acknowledged writes are present once, refused ones absent, others complete or absent. */
export async function checkWrites(
  client: pg.Client,
  attempts: readonly Attempt[],
): Promise<Checked> {
  const checked: Checked = { there: 0, open: { there: 0, nowhere: 0 }, faults: [] };
  for (const attempt of attempts) {
    const found = await look(client, attempt);
    const { endpoint, mark } = attempt.write;
    const expected = isAcknowledged(attempt)
      ? ['there']
      : isOpen(attempt)
        ? ['there', 'nowhere']
        : ['nowhere'];
    if (!expected.includes(found)) {
      const said = `${attempt.status ?? 'no answer'} ${attempt.code ?? ''}`.trim();
      checked.faults.push(`${endpoint.id} ${mark}, answered with ${said}: ${found}`);
    } else if (isAcknowledged(attempt)) checked.there += 1;
    else if (isOpen(attempt)) checked.open[found as 'there' | 'nowhere'] += 1;
  }
  return checked;
}
