import { missingItems, percentComplete } from '@engawa/contract/profile/completeness';
import type { showMyAccount as endpoint } from '@engawa/contract/profile/student';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { presentStudent } from '../../account/public.ts';
import { presentJobHunting } from '../../settings/public.ts';
import { presentProfile, presentResumeFiles } from '../profile.present.ts';
import { findProfile } from '../profile.repo.ts';

export const showMyAccount: Handler<typeof endpoint> = async ({ db, actor }) => {
  const row = found((await findProfile(db, { id: actor.accountId }))[0]);
  const profile = presentProfile(row);
  const missing = missingItems(profile);
  return {
    user: presentStudent(row),
    profile,
    files: presentResumeFiles(row.files),
    jobHunting: presentJobHunting(row),
    percent: percentComplete(missing),
    missing,
  };
};
