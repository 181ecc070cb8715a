import { endpoint, student } from '../endpoint.ts';
import { pollQuery, pollReply } from './schemas.ts';

export const streamStudentSignals = endpoint({
  id: 'student.realtime.streamSignals',
  method: 'GET',
  path: '/v1/student/signals',
  summary: 'Signals, as server-sent events, for one signed-in tab; resumes by Last-Event-ID.',
  auth: student,
  reply: 'signals',
  errors: [],
});

export const pollStudentSignals = endpoint({
  id: 'student.realtime.pollSignals',
  method: 'GET',
  path: '/v1/student/signals/poll',
  summary: 'The same signals as a list, for where streams do not pass.',
  auth: student,
  query: pollQuery,
  reply: pollReply,
  errors: [],
});
