import type { deleteStudentMessageFile as endpoint } from '@engawa/contract/messages/student';
import type { Handler } from '../../../handler.ts';
import type { MessageServices } from '../message-services.ts';
import { deleteFile as remove } from '../writing/change-message.ts';

export const deleteFile =
  (services: MessageServices): Handler<typeof endpoint> =>
  (call) =>
    remove(call, services, call.body);
