import type { sendCompanyMessage as endpoint } from '@engawa/contract/messages/company';
import type { SharedSteps } from '../../../handler.ts';
import type { MessageServices } from '../message-services.ts';
import type { ReadyMessage } from '../writing/ready-message.ts';
import { sendingOf } from '../writing/send-together.ts';

export const sendMessage = (
  services: MessageServices,
): SharedSteps<typeof endpoint, ReadyMessage> => sendingOf('company', services);
