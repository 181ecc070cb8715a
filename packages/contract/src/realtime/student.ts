import { endpoint, student } from '../endpoint.ts';
import { pollQuery, pollReply } from './schemas.ts';

export const streamStudentEvents = endpoint({
  id: 'student.realtime.streamEvents',
  method: 'GET',
  path: '/v1/student/events',
  summary: 'Server-sent events for one signed-in tab; resumes by Last-Event-ID.',
  auth: student,
  reply: 'events',
  errors: [],
});

export const pollStudentEvents = endpoint({
  id: 'student.realtime.pollEvents',
  method: 'GET',
  path: '/v1/student/events/poll',
  summary: 'The same events as a list, for where streams do not pass.',
  auth: student,
  query: pollQuery,
  reply: pollReply,
  errors: [],
});
