import { z } from 'zod';
import { endpoint, student } from '../endpoint.ts';
import { contactBody } from './schemas.ts';

export const sendStudentContact = endpoint({
  id: 'student.contact.sendMessage',
  method: 'POST',
  path: '/v1/student/contact',
  summary: 'Sends a question or complaint to the people who run the service.',
  auth: student,
  body: contactBody,
  reply: z.object({}),
  says: 'sent',
  errors: ['contact_unavailable'],
  limits: [{ by: 'account', max: 5, seconds: 3600 }],
});
