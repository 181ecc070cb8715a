import type { deleteJob as endpoint } from '@engawa/contract/jobs/company';
import type { Handler } from '../../../handler.ts';
import { removeContent } from '../../contents/public.ts';

/** Its status, notes, shares and audience go with the content. */
export const deleteJob: Handler<typeof endpoint> = async (call) => {
  await removeContent(call, 'job', call.params.id);
  return {};
};
