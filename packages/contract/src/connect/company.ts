import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { contentId, nextCursor } from '../contents/schemas.ts';
import { company, endpoint } from '../endpoint.ts';
import { requestLimits } from './limits.ts';
import {
  askBody,
  companyConnect,
  connectCounts,
  connectQuery,
  endBody,
  requestFigures,
} from './schemas.ts';

const recruiting = company(0, 1, 2);
const reply = z.object({ connect: companyConnect });
const studentId = z.uuid();
const narrowing = { word: z.string().trim().max(100).optional(), label: z.uuid().optional() };

export const listCompanyConnects = endpoint({
  id: 'company.connect.listConnects',
  method: 'GET',
  path: '/v1/company/connect',
  summary:
    'Students the company is connected with (1), who asked (2), or were asked (3): the list that ' +
    'was asked for, the others are empty.',
  auth: recruiting,
  query: z.object({ ...connectQuery, ...narrowing }),
  reply: z.object({
    connectedUserLists: z.array(companyConnect),
    connectWaitingUserLists: z.array(companyConnect),
    connectApplyingUserLists: z.array(companyConnect),
    counts: connectCounts,
    nextCursor,
  }),
  errors: [],
});

export const exportCompanyConnects = endpoint({
  id: 'company.connect.exportConnects',
  method: 'GET',
  path: '/v1/company/connect/csv-output',
  summary:
    'One of the lists as CSV for a spreadsheet, the connected students if none is named; at most 10,000 rows, the latest first.',
  auth: recruiting,
  query: z.object({ req: connectQuery.req.prefault('1'), ...narrowing }),
  reply: 'file',
  mediaTypes: ['text/csv'],
  errors: [],
  limits: [{ by: 'account', max: 30, seconds: 600 }],
  slow: { atOnce: 2 },
});

export const askStudent = endpoint({
  id: 'company.connect.askStudent',
  method: 'POST',
  path: '/v1/company/connect',
  summary:
    'Sends a connect request, or accepts the student’s. Two requests that meet are one connection.',
  auth: recruiting,
  /** The job must be the company's own and open to every student; used with `ask` only. */
  body: z.strictObject({ studentId, ...askBody, jobId: contentId.nullish() }),
  reply,
  says: { field: 'act', of: { ask: 'sent', accept: 'connected' } },
  errors: [
    'already_asked',
    'already_connected',
    'connect_request_gone',
    'asked_lately',
    'cannot_connect',
    'connect_requests_used_up',
    'request_job_closed',
    'variables_unfilled',
    'variables_unknown',
  ],
  limits: requestLimits.company,
});

export const endCompanyConnect = endpoint({
  id: 'company.connect.endConnect',
  method: 'POST',
  path: '/v1/company/connect/cancel',
  summary: 'Takes the company’s request back, declines the student’s, or ends the connection.',
  auth: recruiting,
  body: z.strictObject({ studentId, ...endBody }),
  reply,
  says: 'updated',
  errors: ['already_connected', 'connect_request_gone', 'not_connected'],
});

export const seeAcceptedConnects = endpoint({
  id: 'company.connect.seeAccepted',
  method: 'POST',
  path: '/v1/company/connect/seen',
  summary:
    'Somebody of the company has seen who accepted its requests: they are not new any more, and the ' +
    'badge `connectsAccept` is empty.',
  auth: recruiting,
  reply: z.object({}),
  errors: [],
});

export const listRequestJobs = endpoint({
  id: 'company.connect.listJobs',
  method: 'GET',
  path: '/v1/company/connect-jobs',
  summary: 'The company’s jobs that a request can name: those open to every student.',
  auth: recruiting,
  reply: z.object({ jobs: z.array(z.object({ id: contentId, title: bilingualName })) }),
  errors: [],
});

export const countRequests = endpoint({
  id: 'company.connect.countRequests',
  method: 'GET',
  path: '/v1/company/connect-figures',
  summary:
    'How many of the company’s requests of the last 90 days were opened (rounded down to fives), ' +
    'accepted and declined.',
  auth: recruiting,
  reply: requestFigures,
  errors: [],
});
