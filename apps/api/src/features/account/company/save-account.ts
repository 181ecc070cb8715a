import type { saveCompanyAccount } from '@engawa/contract/account/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { usePicture } from '../../files/public.ts';
import { presentRecruiter } from '../account.present.ts';
import { readRecruiter, updateRecruiter } from '../account.repo.ts';

export const saveAccount: Handler<typeof saveCompanyAccount> = async ({ tx, actor, body }) => {
  const id = actor.accountId;
  const { version, pictureId, ...columns } = body;
  const picture = pictureId === undefined ? {} : { picture_id: pictureId };
  if (pictureId !== undefined) await usePicture(tx, actor, `recruiter:${id}`, pictureId);
  await updateRecruiter(tx, { id, version }, { ...columns, ...picture });
  return { user: presentRecruiter(found(await readRecruiter(tx, id))) };
};
