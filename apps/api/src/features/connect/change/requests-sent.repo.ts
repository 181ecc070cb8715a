import { todayInJapan } from '@engawa/platform/clock/today';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';

const monthOf = (now: Date): string => `${todayInJapan(now).slice(0, 7)}-01`;

export async function countSent(db: Db, companyId: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('requests_sent')
    .select('count')
    .where('company_id', '=', companyId)
    .where('month', '=', monthOf(now))
    .executeTakeFirst();
  return row?.count ?? 0;
}

export async function addSent(tx: Tx, companyId: string, now: Date): Promise<void> {
  await tx
    .insertInto('requests_sent')
    .values({ company_id: companyId, month: monthOf(now), count: 1 })
    .onConflict((sent) =>
      sent
        .columns(['company_id', 'month'])
        .doUpdateSet({ count: sql<number>`requests_sent.count + 1` }),
    )
    .execute();
}
