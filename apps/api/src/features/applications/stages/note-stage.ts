import type { CompanyActor } from '@engawa/platform/auth/actor';
import type { Tx } from '../../../database.ts';
import { addSteps } from '../sending/applications.repo.ts';

interface Call {
  tx: Tx;
  actor: CompanyActor;
  now: Date;
}

/** Writes the move into the company's timeline of each application. */
export const noteStage = (
  { tx, actor, now }: Call,
  ids: readonly string[],
  { jp, en }: { jp: string | null; en: string | null },
): Promise<void> => {
  const { companyId, accountId: by } = actor;
  const step = { companyId, kind: 'stage-set', at: now, by, detail: jp ?? en } as const;
  return addSteps(
    tx,
    ids.map((id) => ({ ...step, id })),
  );
};
