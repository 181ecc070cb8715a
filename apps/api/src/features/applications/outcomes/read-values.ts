import { personName } from '@engawa/contract/text/person-name';
import { found } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../../database.ts';
import { studentName } from '../../../people/student-name.ts';
import { listThese, type Reader } from '../applicants/applicants.repo.ts';
import { findOwnName } from './names.repo.ts';
import type { Values } from './outcome-text.rules.ts';

/** Each applicant with the variables of their text; unavailable students are not named. */
export async function readValues(
  tx: Tx,
  reader: Reader,
  ids: readonly string[],
): Promise<{ id: string; name: string | null; values: Values }[]> {
  const { me, ...company } = found(await findOwnName(tx, reader));
  const rows = await listThese(tx, reader, ids);
  return rows.map((row) => {
    const who = row.sent?.studentProfile;
    const isThere = row.maySee;
    const known = who ? personName(who) : studentName(row);
    const name = isThere ? known : '';
    const job = { jp: row.titleJp, en: row.titleEn };
    return { id: row.id, name: isThere ? name : null, values: { name, company, job, me } };
  });
}
