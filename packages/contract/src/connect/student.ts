import { z } from 'zod';
import { nextCursor } from '../contents/schemas.ts';
import { endpoint, student } from '../endpoint.ts';
import { once } from '../fields/fields.ts';
import { connectLimits, requestLimits } from './limits.ts';
import { askBody, connectCounts, connectQuery, endBody, studentConnect } from './schemas.ts';

const reply = z.object({ connect: studentConnect });
const companyId = z.uuid();

export const listStudentConnects = endpoint({
  id: 'student.connect.listConnects',
  method: 'GET',
  path: '/v1/student/connect',
  summary: 'The companies the student is connected with (1), who asked (2), or were asked (3).',
  auth: student,
  query: z.object(connectQuery),
  reply: z.object({ connects: z.array(studentConnect), counts: connectCounts, nextCursor }),
  errors: [],
});

export const showStudentConnect = endpoint({
  id: 'student.connect.showConnect',
  method: 'GET',
  path: '/v1/student/connect/detail/{id}',
  summary: 'What is between the student and one company, by the company’s id.',
  auth: student,
  params: z.object({ id: companyId }),
  reply,
  errors: [],
});

export const askCompany = endpoint({
  id: 'student.connect.askCompany',
  method: 'POST',
  path: '/v1/student/connect',
  summary:
    'Sends a connect request, or accepts the company’s. Two requests that meet are one connection.',
  auth: student,
  body: z.strictObject({ companyId, ...askBody }),
  reply,
  says: { field: 'act', of: { ask: 'sent', accept: 'connected' } },
  errors: [
    'already_asked',
    'already_connected',
    'connect_request_gone',
    'asked_lately',
    'profile_incomplete',
  ],
  limits: requestLimits.student,
});

export const endStudentConnect = endpoint({
  id: 'student.connect.endConnect',
  method: 'POST',
  path: '/v1/student/connect/cancel',
  summary: 'Takes the student’s request back, declines the company’s, or ends the connection.',
  auth: student,
  body: z.strictObject({ companyId, ...endBody }),
  reply,
  says: 'updated',
  errors: ['already_connected', 'connect_request_gone', 'not_connected'],
});

export const openRequests = endpoint({
  id: 'student.connect.openRequests',
  method: 'POST',
  path: '/v1/student/connect/opened',
  summary: 'The student has seen the requests of these companies. Others are left out.',
  auth: student,
  body: z.strictObject({ companyIds: once(z.array(companyId).min(1).max(connectLimits.perPage)) }),
  reply: z.object({}),
  errors: [],
});
