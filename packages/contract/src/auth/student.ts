import { z } from 'zod';
import { endpoint, student } from '../endpoint.ts';

export const logOutStudent = endpoint({
  id: 'student.auth.logOut',
  method: 'POST',
  path: '/v1/student/logout',
  summary: 'Ends this session; `resultPath` is where the identity service ends its own.',
  auth: student,
  cookies: true,
  secret: true,
  reply: z.object({ resultPath: z.string().nullable() }),
  errors: [],
});
