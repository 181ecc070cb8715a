import type { AnyEndpoint } from '@engawa/contract/endpoint';
import type { PlatformTx } from '../../db/database.ts';
import type { Call } from './context.ts';

/** Who did what, about what. Ids only: names and texts stay where they can be erased. */
export async function writeAudit(
  tx: PlatformTx,
  action: string,
  { actor, now, requestId }: Call<AnyEndpoint>,
  subjectId: string | null,
): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      at: now,
      action,
      account_id: actor?.accountId ?? null,
      company_id: actor?.kind === 'company' ? actor.companyId : null,
      subject_id: subjectId,
      request_id: requestId,
    })
    .execute();
}
