import type { deleteTip as endpoint } from '@engawa/contract/tips/company';
import type { Handler } from '../../../handler.ts';
import { removeContent } from '../../contents/public.ts';

export const deleteTip: Handler<typeof endpoint> = async (call) => {
  await removeContent(call, 'tip', call.params.id);
  return {};
};
