import type { Db } from '../../database.ts';
import { lockReader, type Side, stopDaily, stopKind } from '../settings/public.ts';
import { dailyKind, type Stop } from './stop-token.ts';

/** Returns the side of the account; undefined if it was erased. */
export const stopMails = (db: Db, { accountId, kind }: Stop): Promise<Side | undefined> =>
  db.transaction().execute(async (tx) => {
    const side = await lockReader(tx, accountId);
    if (!side) return undefined;
    if (kind === dailyKind) await stopDaily(tx, side, accountId);
    else await stopKind(tx, side, { accountId, kind });
    return side;
  });
