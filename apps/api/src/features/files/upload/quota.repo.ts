import type { Tx } from '../../../database.ts';

export async function usedBytes(tx: Tx, ownerId: string): Promise<number> {
  const row = await tx
    .selectFrom('storage_usage')
    .select('bytes')
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row?.bytes ?? 0;
}

export async function countFiles(tx: Tx, companyId: string, most: number): Promise<number> {
  const rows = await tx
    .selectFrom('stored_file')
    .select('id')
    .where('company_id', '=', companyId)
    .limit(most)
    .execute();
  return rows.length;
}

export async function isVerified(tx: Tx, companyId: string): Promise<boolean> {
  const company = await tx
    .selectFrom('company')
    .select('verified_at')
    .where('id', '=', companyId)
    .executeTakeFirst();
  return company?.verified_at != null;
}
