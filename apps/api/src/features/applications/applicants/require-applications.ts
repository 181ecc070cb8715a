import type { CompanyActor } from '@engawa/platform/auth/actor';
import { found } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../../database.ts';
import { type LockedApplication, lockApplications } from './applicants.repo.ts';

interface Call {
  tx: Tx;
  actor: CompanyActor;
  concerns(id: string): void;
}

/** All of these are the company's, or none of them is touched. They are locked. */
export async function requireApplications(
  { tx, actor, concerns }: Call,
  ids: readonly string[],
): Promise<LockedApplication[]> {
  const rows = await lockApplications(tx, actor.companyId, ids);
  found(rows.length === ids.length || undefined);
  const [first] = rows;
  if (first) concerns(first.id);
  return rows;
}

/** For what is written about the person: nothing is, of a student who is not available. */
export async function requireShown(call: Call, id: string): Promise<void> {
  const [row] = await requireApplications(call, [id]);
  found(row?.maySee || undefined);
}
