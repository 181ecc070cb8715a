import type { deleteStudentAccount } from '@engawa/contract/account/student';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import type { PersonalData } from '../../../people/personal-data.ts';
import { eraseStudent } from '../erase/erase-student.ts';

export interface LeavingServices {
  ownIdentity: boolean;
  origin: string;
  personalData: readonly PersonalData[];
}

export const deleteAccount =
  ({ ownIdentity, origin, personalData }: LeavingServices): Handler<typeof deleteStudentAccount> =>
  async ({ actor, concerns, ...call }) => {
    concerns(actor.accountId);
    // Of two clicks at once the second is answered as signed out.
    if (!(await eraseStudent({ ...call, ownIdentity, origin }, personalData, actor.accountId))) {
      refuse('session_expired');
    }
    return {};
  };
