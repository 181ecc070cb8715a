import type { showCompanyAccount } from '@engawa/contract/account/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { presentRecruiter } from '../account.present.ts';
import { findRecruiter } from '../account.repo.ts';

export const showAccount: Handler<typeof showCompanyAccount> = async ({ db, actor }) => {
  const [row] = await findRecruiter(db, { id: actor.accountId });
  return { user: presentRecruiter(found(row)) };
};
