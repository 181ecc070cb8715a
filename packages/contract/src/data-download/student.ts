import { endpoint, student } from '../endpoint.ts';
import { linkReply } from '../files/schemas.ts';

export const linkDataDownload = endpoint({
  id: 'student.dataDownload.linkDownload',
  method: 'GET',
  path: '/v1/student/data-download',
  summary: 'A short-lived link to everything held about the student, as one ZIP.',
  auth: student,
  fresh: true,
  reply: linkReply,
  errors: [],
  limits: [{ by: 'account', max: 10, seconds: 3600 }],
});
