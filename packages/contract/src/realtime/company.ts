import { endpoint, everyLevel } from '../endpoint.ts';
import { pollQuery, pollReply } from './schemas.ts';

export const streamCompanySignals = endpoint({
  id: 'company.realtime.streamSignals',
  method: 'GET',
  path: '/v1/company/signals',
  summary: 'Signals, as server-sent events, for one signed-in tab; resumes by Last-Event-ID.',
  auth: everyLevel,
  reply: 'signals',
  errors: [],
});

export const pollCompanySignals = endpoint({
  id: 'company.realtime.pollSignals',
  method: 'GET',
  path: '/v1/company/signals/poll',
  summary: 'The same signals as a list, for where streams do not pass.',
  auth: everyLevel,
  query: pollQuery,
  reply: pollReply,
  errors: [],
});
