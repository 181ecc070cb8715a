import { endpoint, student } from '../endpoint.ts';
import { codeLimits, codeParams, foundAddress } from './schemas.ts';

export const findStudentAddress = endpoint({
  id: 'student.postalCodes.findAddress',
  method: 'GET',
  path: '/v1/student/postal-codes/{code}',
  summary: 'The prefecture, city and town of a postal code, with their readings.',
  auth: student,
  params: codeParams,
  reply: foundAddress,
  errors: [],
  limits: codeLimits,
});
