import { sendStudentContact } from '@engawa/contract/contact/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { sendMessage } from './student/send-message.ts';

export const contactRoutes = (services: { contact: string | undefined }) => [
  bind(sendStudentContact, sendMessage(services)),
];
