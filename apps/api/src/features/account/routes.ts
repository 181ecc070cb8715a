import { saveCompanyAccount, showCompanyAccount } from '@engawa/contract/account/company';
import { showStudentAccount } from '@engawa/contract/account/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { saveAccount } from './company/save-account.ts';
import { showAccount as showRecruiter } from './company/show-account.ts';
import { showAccount as showStudent } from './student/show-account.ts';

export const accountRoutes = () => [
  bind(showStudentAccount, showStudent),
  bind(showCompanyAccount, showRecruiter),
  bind(saveCompanyAccount, saveAccount),
];
