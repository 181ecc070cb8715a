/**
 * Feature postal-codes. Addresses by Japanese postal code. Decision 067.
 */

import { findCompanyAddress } from '@engawa/contract/postal-codes/company';
import { findStudentAddress } from '@engawa/contract/postal-codes/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { readAddress } from './read-address.ts';

export const postalCodeRoutes = () => [
  bind(findStudentAddress, async ({ params }) => ({
    address: await readAddress(params.code),
  })),
  bind(findCompanyAddress, async ({ params }) => ({
    address: await readAddress(params.code),
  })),
];
