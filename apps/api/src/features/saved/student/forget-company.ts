import type { forgetCompany as endpoint } from '@engawa/contract/saved/student';
import type { Handler } from '../../../handler.ts';
import { deleteSavedCompany } from '../saved.repo.ts';

export const forgetCompany: Handler<typeof endpoint> = async ({ tx, actor, body }) => {
  await deleteSavedCompany(tx, actor.accountId, body.companyId);
  return { saved: false };
};
