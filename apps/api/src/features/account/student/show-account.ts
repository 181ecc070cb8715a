import type { showStudentAccount } from '@engawa/contract/account/student';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { smallestPicture } from '../../files/public.ts';
import { findStudent } from '../account.repo.ts';

export const showAccount: Handler<typeof showStudentAccount> = async ({ db, actor }) => {
  const [row] = await findStudent(db, { id: actor.accountId });
  const student = found(row);
  return {
    user: {
      id: student.id,
      name: `${student.first_name} ${student.last_name}`,
      email: student.email,
      profilePictureUrl: smallestPicture(student.pictures),
    },
  };
};
