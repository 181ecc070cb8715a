import type { Db, Tx } from '../../database.ts';

export const findTwoStep = (db: Db, accountId: string) =>
  db
    .selectFrom('two_step')
    .select(['sealed_secret as sealedSecret', 'confirmed_at as confirmedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

export async function isTwoStepOn(db: Db, accountId: string): Promise<boolean> {
  return ((await findTwoStep(db, accountId))?.confirmedAt ?? null) !== null;
}

/** Replaces an unconfirmed secret; false if two-step sign-in is on. */
export async function offerSecret(tx: Tx, accountId: string, sealed: Buffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('two_step')
    .values({ account_id: accountId, sealed_secret: sealed })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ sealed_secret: sealed })
        .where('two_step.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** False if it was confirmed or replaced meanwhile. */
export async function confirmSecret(
  tx: Tx,
  { accountId, sealed, step, now }: { accountId: string; sealed: Buffer; step: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('two_step')
    .set({ confirmed_at: now, last_step: step })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .where('sealed_secret', '=', sealed)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Accepts each time step once, so a code cannot be used twice, even concurrently. */
export async function takeStep(tx: Tx, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('two_step')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A foreign key deletes the recovery codes too. */
export async function deleteTwoStep(tx: Tx, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('two_step')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
