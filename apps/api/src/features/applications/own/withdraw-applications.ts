import type { Notifying } from '../../notifications/public.ts';
import { writeWithdrawal } from '../applicants/write.repo.ts';
import { daysAfter } from '../days-after.rules.ts';
import { addSteps } from '../sending/applications.repo.ts';
import { keepUntil } from '../snapshot/snapshot.repo.ts';
import { listOpenWith } from './own.repo.ts';

interface Withdrawn {
  id: string;
  companyId: string;
  appliedAt: Date | null;
}

type Withdrawing = Notifying & { keptDays: number };

/** The caller has locked them and checked that none has ended. */
export async function withdrawApplications(
  call: Withdrawing,
  rows: readonly Withdrawn[],
): Promise<void> {
  const { tx, now, keptDays } = call;
  const ids = rows.map(({ id }) => id);
  await writeWithdrawal(tx, ids, now);
  await keepUntil(tx, ids, daysAfter(now, keptDays));
  await addSteps(
    tx,
    rows.map(({ id, companyId }) => ({ id, companyId, kind: 'withdrawn', at: now })),
  );
}

/** When a student blocks companies: withdraws open applications as if the account were erased. */
export async function withdrawFromCompanies(
  call: Withdrawing,
  studentId: string,
  companyIds: readonly string[],
): Promise<void> {
  if (companyIds.length === 0) return;
  const rows = await listOpenWith(call.tx, studentId, companyIds);
  if (rows.length > 0) await withdrawApplications(call, rows);
}
