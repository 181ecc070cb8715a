import {
  type MinimumWageRow,
  type MinimumWages,
  wagesInForce,
} from '@engawa/contract/reference/jobs/minimum-wages';
import { prefectures } from '@engawa/contract/reference/places/prefectures';
import type { Db, Tx } from '../../../database.ts';

/** The minimum wages in force on a day, imported ones included. */
export async function readWages(db: Db, today: string): Promise<MinimumWages> {
  const rows = await db
    .selectFrom('minimum_wage')
    .select(['prefecture', 'yen', 'valid_from as from'])
    .execute();
  const known = rows.flatMap(({ prefecture, ...wage }): MinimumWageRow[] => {
    const id = prefectures.ids.find((one) => one === prefecture);
    return id ? [{ prefecture: id, ...wage }] : [];
  });
  return wagesInForce(known, today);
}

/** Importing the same file again changes nothing. */
export async function putWages(tx: Tx, rows: readonly MinimumWageRow[]): Promise<void> {
  await tx
    .insertInto('minimum_wage')
    .values(rows.map(({ prefecture, yen, from }) => ({ prefecture, yen, valid_from: from })))
    .onConflict((one) =>
      one
        .columns(['prefecture', 'valid_from'])
        .doUpdateSet(({ ref }) => ({ yen: ref('excluded.yen') })),
    )
    .execute();
}
