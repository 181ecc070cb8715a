import type { findCompanyAddress } from '@engawa/contract/postal-codes/company';
import type { Handler } from '../../../handler.ts';
import { readAddress } from '../read-address.ts';

export const findAddress: Handler<typeof findCompanyAddress> = async ({ params }) => ({
  address: await readAddress(params.code),
});
