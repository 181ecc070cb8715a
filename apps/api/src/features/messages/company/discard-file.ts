import type { discardCompanyMessageFile as endpoint } from '@engawa/contract/messages/company';
import type { Handler } from '../../../handler.ts';
import { discardFile as discard } from '../../files/public.ts';

/** One that was sent is in use: it goes with its message, or by itself while that can be changed. */
export const discardFile: Handler<typeof endpoint> = async (call) => {
  await discard(call, call.body.id);
  call.concerns(call.body.id);
  return {};
};
