import type { discardStudentMessageFile as endpoint } from '@engawa/contract/messages/student';
import type { Handler } from '../../../handler.ts';
import { discardFile as discard } from '../../files/public.ts';

/** For files not sent yet; a file in use is deleted with its message. */
export const discardFile: Handler<typeof endpoint> = async (call) => {
  await discard(call, call.body.id);
  call.concerns(call.body.id);
  return {};
};
