import { z } from 'zod';
import { endpoint, student } from '../endpoint.ts';
import { blockedCompany, settingsBody, studentSettings } from './schemas.ts';

export const showStudentSettings = endpoint({
  id: 'student.settings.showSettings',
  method: 'GET',
  path: '/v1/student/settings',
  summary: 'Mail notices, job-hunting status, blocked companies and language of mails.',
  auth: student,
  reply: z.object({ settings: studentSettings }),
  errors: [],
});

export const saveStudentSettings = endpoint({
  id: 'student.settings.saveSettings',
  method: 'POST',
  path: '/v1/student/settings',
  summary: 'Saves all of them. A company that does not exist cannot be blocked.',
  auth: student,
  body: settingsBody,
  reply: z.object({ settings: studentSettings }),
  says: 'updated',
  errors: ['stale_version'],
});

export const blockCompany = endpoint({
  id: 'student.settings.blockCompany',
  method: 'POST',
  path: '/v1/student/settings/block',
  summary:
    'Adds a company to those the student has blocked: ends the connection, and withdraws requests ' +
    'and places in its events. The company is not told.',
  auth: student,
  body: z.strictObject({ companyId: z.uuid() }),
  reply: z.object({ settings: studentSettings }),
  says: 'blocked',
  errors: ['blocked_companies_used_up'],
});

export const findCompaniesToBlock = endpoint({
  id: 'student.settings.findCompanies',
  method: 'GET',
  path: '/v1/student/settings/companies',
  summary: 'Companies by a part of their name, to choose one to block.',
  auth: student,
  query: z.object({ name: z.string().trim().min(1).max(100) }),
  reply: z.object({ companies: z.array(blockedCompany) }),
  errors: [],
  slow: { atOnce: 2 },
});
