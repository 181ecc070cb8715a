import type { saveCompanyAccount } from '@engawa/contract/account/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { usePicture } from '../../files/public.ts';
import { presentRecruiter } from '../account.present.ts';
import { readRecruiter, updateRecruiter } from '../account.repo.ts';

export const saveAccount: Handler<typeof saveCompanyAccount> = async ({ tx, actor, body }) => {
  const { name, pictureId } = body;
  if (pictureId !== undefined) {
    await usePicture(tx, actor, `recruiter:${actor.accountId}`, pictureId);
  }
  const picture = pictureId === undefined ? {} : { picture_id: pictureId };
  await updateRecruiter(tx, actor.accountId, { name, ...picture });
  return { user: presentRecruiter(found(await readRecruiter(tx, actor.accountId))) };
};
