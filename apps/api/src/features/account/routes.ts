/**
 * Feature account. The signed-in person as the client needs them: name, language, verification,
 * marks; and the shared tables `account`, `company`, `student` and `recruiter`
 * (`people.tables.ts`).
 */

import { saveCompanyAccount, showCompanyAccount } from '@engawa/contract/account/company';
import { deleteStudentAccount, showStudentAccount } from '@engawa/contract/account/student';
import { found } from '@engawa/platform/errors/refusal';
import { bind } from '@engawa/platform/http/endpoint/route';
import { presentRecruiter, presentStudent } from './account.present.ts';
import { findRecruiter, findStudent } from './account.repo.ts';
import { saveAccount } from './company/save-account.ts';
import { deleteAccount, type LeavingServices } from './student/delete-account.ts';

export const accountRoutes = (services: LeavingServices) => [
  bind(showStudentAccount, async ({ db, actor }) => {
    const [row] = await findStudent(db, { id: actor.accountId });
    return { user: presentStudent(found(row)) };
  }),
  bind(deleteStudentAccount, deleteAccount(services)),
  bind(showCompanyAccount, async ({ db, actor }) => {
    const [row] = await findRecruiter(db, { id: actor.accountId });
    return { user: presentRecruiter(found(row)) };
  }),
  bind(saveCompanyAccount, saveAccount),
];
