import type { showCompanyAccount } from '@engawa/contract/account/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { smallestPicture } from '../../files/public.ts';
import { findRecruiter } from '../account.repo.ts';

export const showAccount: Handler<typeof showCompanyAccount> = async ({ db, actor }) => {
  const [row] = await findRecruiter(db, { id: actor.accountId });
  const recruiter = found(row);
  return {
    user: {
      id: recruiter.id,
      role: actor.level,
      companyId: actor.companyId,
      name: recruiter.name,
      profilePictureUrl: smallestPicture(recruiter.pictures),
    },
  };
};
