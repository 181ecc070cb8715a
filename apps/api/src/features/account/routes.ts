import { saveCompanyAccount, showCompanyAccount } from '@engawa/contract/account/company';
import { deleteStudentAccount, showStudentAccount } from '@engawa/contract/account/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { saveAccount } from './company/save-account.ts';
import { showAccount as showRecruiter } from './company/show-account.ts';
import { deleteAccount, type LeavingServices } from './student/delete-account.ts';
import { showAccount as showStudent } from './student/show-account.ts';

export const accountRoutes = (services: LeavingServices) => [
  bind(showStudentAccount, showStudent),
  bind(deleteStudentAccount, deleteAccount(services)),
  bind(showCompanyAccount, showRecruiter),
  bind(saveCompanyAccount, saveAccount),
];
