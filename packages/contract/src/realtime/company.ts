import { endpoint, everyLevel } from '../endpoint.ts';
import { pollQuery, pollReply } from './schemas.ts';

export const streamCompanyEvents = endpoint({
  id: 'company.realtime.streamEvents',
  method: 'GET',
  path: '/v1/company/events',
  summary: 'Server-sent events for one signed-in tab; resumes by Last-Event-ID.',
  auth: everyLevel,
  reply: 'events',
  errors: [],
});

export const pollCompanyEvents = endpoint({
  id: 'company.realtime.pollEvents',
  method: 'GET',
  path: '/v1/company/events/poll',
  summary: 'The same events as a list, for where streams do not pass.',
  auth: everyLevel,
  query: pollQuery,
  reply: pollReply,
  errors: [],
});
