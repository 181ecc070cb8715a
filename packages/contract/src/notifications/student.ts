import { z } from 'zod';
import { endpoint, student } from '../endpoint.ts';
import { studentNotice } from './schemas.ts';

export const countStudentNotices = endpoint({
  id: 'student.notifications.countNotices',
  method: 'GET',
  path: '/v1/student/notifications',
  summary: 'What is new for the signed-in student, as counts for the badges.',
  auth: student,
  reply: z.object({ notice: studentNotice }),
  errors: [],
});
