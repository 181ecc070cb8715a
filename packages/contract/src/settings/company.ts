import { z } from 'zod';
import { endpoint, everyLevel } from '../endpoint.ts';
import { recruiterSettings } from './schemas.ts';

export const showCompanyNotifications = endpoint({
  id: 'company.settings.showNotifications',
  method: 'GET',
  path: '/v1/company/profile/notifications',
  summary: 'Which mails the signed-in recruiter gets, how often, and in which language.',
  auth: everyLevel,
  reply: z.object({ settings: recruiterSettings }),
  errors: [],
});

export const saveCompanyNotifications = endpoint({
  id: 'company.settings.saveNotifications',
  method: 'POST',
  path: '/v1/company/profile/notifications',
  summary: 'Saves all of them.',
  auth: everyLevel,
  body: recruiterSettings,
  reply: z.object({ settings: recruiterSettings }),
  says: 'updated',
  errors: ['stale_version'],
});
