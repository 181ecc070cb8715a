import { findCompanyAddress } from '@engawa/contract/postal-codes/company';
import { findStudentAddress } from '@engawa/contract/postal-codes/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { findAddress as findForCompany } from './company/find-address.ts';
import { findAddress as findForStudent } from './student/find-address.ts';

export const postalCodeRoutes = () => [
  bind(findStudentAddress, findForStudent),
  bind(findCompanyAddress, findForCompany),
];
