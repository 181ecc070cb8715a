import type { deleteCompanyFile } from '@engawa/contract/files/company';
import type { Handler } from '../../../handler.ts';
import { discardFile } from '../discard-file.ts';

export const deleteFile: Handler<typeof deleteCompanyFile> = async (call) => {
  await discardFile(call, call.body.id);
  call.concerns(call.body.id);
  return {};
};
