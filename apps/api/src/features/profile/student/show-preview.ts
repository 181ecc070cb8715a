import type { showPreview as endpoint } from '@engawa/contract/profile/student';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { findProfile } from '../profile.repo.ts';
import { presentForCompany } from '../student-view.present.ts';

export const showPreview: Handler<typeof endpoint> = async ({ db, actor }) => {
  const [row] = await findProfile(db, { id: actor.accountId });
  return { studentProfile: presentForCompany(found(row)) };
};
