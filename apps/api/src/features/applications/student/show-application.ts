import type { showMyApplication as endpoint } from '@engawa/contract/applications/student';
import type { Handler } from '../../../handler.ts';
import { readOwn } from '../own/read-own.ts';
import { presentSent } from '../snapshot/present-sent.ts';
import { findSnapshot } from '../snapshot/snapshot.repo.ts';

export const showApplication: Handler<typeof endpoint> = async ({ db, actor, params }) => {
  const application = await readOwn(db, actor.accountId, params.id);
  const snapshot = await findSnapshot(db, application.id);
  return { application, sent: snapshot ? await presentSent(db, snapshot) : null };
};
