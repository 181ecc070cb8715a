import type { Db } from '../../database.ts';
import { readResponseRates } from '../applications/public.ts';
import { readProfile } from '../profile/public.ts';
import { presentCompanyCard, presentJobCard } from './cards.present.ts';
import { listCompanyCards, listJobCards } from './search/cards.repo.ts';
import type { Seeker } from './search/conditions.repo.ts';

/** The jobs of these ids in their order; what was taken back meanwhile is left out. */
export async function readJobCards(db: Db, seeker: Seeker, ids: readonly string[]) {
  const [rows, { residence }] = await Promise.all([
    listJobCards(db, seeker, ids),
    readProfile(db, seeker.student),
  ]);
  const rates = await readResponseRates(
    db,
    rows.map(({ companyId }) => companyId),
  );
  const reader = { residence, today: seeker.today, rates };
  return inOrder(ids, new Map(rows.map((row) => [row.id, row]))).flatMap((row) =>
    presentJobCard(row, reader),
  );
}

export async function readCompanyCards(db: Db, seeker: Seeker, ids: readonly string[]) {
  const [rows, rates] = await Promise.all([
    listCompanyCards(db, seeker, ids),
    readResponseRates(db, ids),
  ]);
  return inOrder(ids, new Map(rows.map((row) => [row.companyId, row]))).flatMap((row) =>
    presentCompanyCard(row, rates),
  );
}

const inOrder = <Row>(ids: readonly string[], rows: ReadonlyMap<string, Row>): Row[] =>
  ids.flatMap((id) => rows.get(id) ?? []);
