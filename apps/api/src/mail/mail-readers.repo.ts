import type { PlatformTx } from '@engawa/platform/db/database';
import { quotable } from '@engawa/platform/mail/quote';
import { byCompany, byStudent, type Words } from '@engawa/platform/mail/words';
import { sql } from 'kysely';
import { type StudentNames, studentName } from '../people/student-name.ts';

interface Named extends StudentNames {
  address: string;
  companyId: string | null;
}

/**
 * Names of these addresses' owners. Leaves out addresses of several accounts with different names,
 * because the mailer does not know which one reads.
 */
export async function findReaders(
  tx: PlatformTx,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, Words>> {
  const { rows } = await sql<Named>`
    select lower(email) as address, first_name, last_name, name_order, null as "companyId"
    from student where lower(email) = any(${addresses}::text[])
    union all
    select lower(email), name, null, null, company_id::text
    from recruiter where lower(email) = any(${addresses}::text[])`.execute(tx);
  const readers = new Map<string, { name: string; words: Words }>();
  const unclear = new Set<string>();
  for (const { address, companyId, ...names } of rows) {
    const name = quotable(studentName(names), 40);
    const before = readers.get(address);
    if (before && before.name !== name) unclear.add(address);
    const words = companyId === null ? byStudent(name) : byCompany(companyId, name);
    if (name !== '' && !before) readers.set(address, { name, words });
  }
  for (const address of unclear) readers.delete(address);
  return new Map([...readers].map(([address, { words }]) => [address, words]));
}
