import type { CompanyActor } from '@engawa/platform/auth/actor';
import { found } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../../database.ts';
import { type LockedApplication, lockApplications } from './applicants.repo.ts';

interface Call {
  tx: Tx;
  actor: CompanyActor;
  concerns(id: string): void;
}

/** Locks the given applications; refuses all if one of them is not the company's. */
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

/** Notes and forms need an available student: refuses otherwise. */
export async function requireShown(call: Call, id: string): Promise<LockedApplication> {
  const [row] = await requireApplications(call, [id]);
  return found(row?.maySee ? row : undefined);
}
