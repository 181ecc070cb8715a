import type { sendStudentMessage as endpoint } from '@engawa/contract/messages/student';
import type { SharedSteps } from '../../../handler.ts';
import type { MessageServices } from '../message-services.ts';
import type { ReadyMessage } from '../writing/ready-message.ts';
import { sendingOf } from '../writing/send-together.ts';

export const sendMessage = (
  services: MessageServices,
): SharedSteps<typeof endpoint, ReadyMessage> => sendingOf('student', services);
