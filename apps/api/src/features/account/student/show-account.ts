import type { showStudentAccount } from '@engawa/contract/account/student';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { presentStudent } from '../account.present.ts';
import { findStudent } from '../account.repo.ts';

export const showAccount: Handler<typeof showStudentAccount> = async ({ db, actor }) => {
  const [row] = await findStudent(db, { id: actor.accountId });
  return { user: presentStudent(found(row)) };
};
