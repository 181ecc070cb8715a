import type { findStudentAddress } from '@engawa/contract/postal-codes/student';
import type { Handler } from '../../../handler.ts';
import { readAddress } from '../read-address.ts';

export const findAddress: Handler<typeof findStudentAddress> = async ({ params }) => ({
  address: await readAddress(params.code),
});
