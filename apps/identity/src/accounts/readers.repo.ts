import { personName } from '@engawa/contract/text/person-name';
import type { PlatformTx } from '@engawa/platform/db/database';
import { quotable } from '@engawa/platform/mail/quote';
import { byStudent, type Words } from '@engawa/platform/mail/words';
import { sql } from 'kysely';

/**
 * Names of these addresses' owners. Only confirmed accounts count: otherwise anybody could write a
 * name into a stranger's mail.
 */
export async function findReaders(
  tx: PlatformTx,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, Words>> {
  const { rows } = await sql<{ address: string; given: string; family: string }>`
    select lower(email) as address, given_name as given, family_name as family
    from identity.account
    where lower(email) = any(${addresses}::text[]) and confirmed_at is not null`.execute(tx);
  return new Map(
    rows.flatMap(({ address, given, family }) => {
      const name = quotable(
        personName({ firstName: given, lastName: family, nameOrder: null }),
        40,
      );
      return name === '' ? [] : [[address, byStudent(name)] as const];
    }),
  );
}
