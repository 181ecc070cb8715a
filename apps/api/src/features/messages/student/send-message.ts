import type { sendStudentMessage as endpoint } from '@engawa/contract/messages/student';
import type { Handler } from '../../../handler.ts';
import type { MessageServices } from '../message-services.ts';
import { sendMessage as send } from '../writing/send-message.ts';

export const sendMessage =
  (services: MessageServices): Handler<typeof endpoint> =>
  async (call) => {
    const { message } = await send(call, services, { kind: 'text', ...call.body });
    return { written: message };
  };
