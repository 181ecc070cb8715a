import type { saveCompanyAccount } from '@engawa/contract/account/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { checkedNames } from '../../../people/checked-names.ts';
import { usePicture } from '../../files/public.ts';
import { presentRecruiter } from '../account.present.ts';
import { readRecruiter, updateRecruiter } from '../account.repo.ts';

export const saveAccount: Handler<typeof saveCompanyAccount> = async ({
  tx,
  actor,
  body,
  language,
}) => {
  const id = actor.accountId;
  const { version, pictureId, name: given, ...columns } = body;
  const stored = (await readRecruiter(tx, id))?.name;
  const names = checkedNames({ name: { stored, given } }, language);
  const picture = pictureId === undefined ? {} : { picture_id: pictureId };
  if (pictureId !== undefined) await usePicture(tx, actor, `recruiter:${id}`, pictureId);
  await updateRecruiter(tx, { id, version }, { ...columns, ...names, ...picture });
  return { user: presentRecruiter(found(await readRecruiter(tx, id))) };
};
