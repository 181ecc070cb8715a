import { z } from 'zod';
import { endpoint, student } from '../endpoint.ts';
import { studentAccount } from './schemas.ts';

export const showStudentAccount = endpoint({
  id: 'student.account.showAccount',
  method: 'GET',
  path: '/v1/student/account',
  summary: 'The signed-in student.',
  auth: student,
  reply: z.object({ user: studentAccount }),
  errors: [],
});

export const deleteStudentAccount = endpoint({
  id: 'student.account.deleteAccount',
  method: 'DELETE',
  path: '/v1/student/account',
  summary: 'Erases the student: signed out everywhere, unfindable at once, data and files gone.',
  auth: student,
  fresh: true,
  reply: z.object({}),
  says: 'account_deleted',
  errors: [],
});
