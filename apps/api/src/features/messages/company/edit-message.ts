import type { editCompanyMessage as endpoint } from '@engawa/contract/messages/company';
import type { Handler } from '../../../handler.ts';
import type { MessageServices } from '../message-services.ts';
import { editMessage as edit } from '../writing/change-message.ts';

export const editMessage =
  (services: MessageServices): Handler<typeof endpoint> =>
  (call) =>
    edit(call, services, call.body);
