import { z } from 'zod';
import { endpoint, everyLevel } from '../endpoint.ts';
import { todayLimits, todayRow } from './rows.ts';

export const showToday = endpoint({
  id: 'company.today.showToday',
  method: 'GET',
  path: '/v1/company/today',
  summary:
    'What waits for the caller today, at most twelve rows: interviews, answers due, new applicants, ' +
    'unread messages, and for levels 0 to 2 postings that end soon and new matching students. ' +
    'Interviewers get their own applicants only.',
  auth: everyLevel,
  reply: z.object({ rows: z.array(todayRow).max(todayLimits.rows) }),
  errors: [],
});
