import { z } from 'zod';
import { endpoint, everyLevel } from '../endpoint.ts';
import {
  companyNotice,
  nextNotification,
  notification,
  notificationCursor,
  notificationId,
} from './schemas.ts';

export const countCompanyNotices = endpoint({
  id: 'company.notifications.countNotices',
  method: 'GET',
  path: '/v1/company/notifications',
  summary: 'What is new for the signed-in recruiter, as counts for the badges.',
  auth: everyLevel,
  reply: z.object({ notice: companyNotice }),
  errors: [],
});

const list = z.array(notification);

export const listUnreadNotifications = endpoint({
  id: 'company.notifications.listUnread',
  method: 'GET',
  path: '/v1/company/notifications/detail',
  summary: 'What the recruiter has not read yet, the latest first.',
  auth: everyLevel,
  query: z.object(notificationCursor),
  reply: z.object({ notificationsDetail: list, ...nextNotification }),
  errors: [],
});

export const listAllNotifications = endpoint({
  id: 'company.notifications.listAll',
  method: 'GET',
  path: '/v1/company/notifications/detail-all',
  summary: 'Everything the recruiter was told, the latest first.',
  auth: everyLevel,
  query: z.object(notificationCursor),
  reply: z.object({ notificationsDetailAll: list, ...nextNotification }),
  errors: [],
});

export const readCompanyNotification = endpoint({
  id: 'company.notifications.readNotification',
  method: 'POST',
  path: '/v1/company/notifications/{id}',
  summary: 'Marks one of the recruiter’s notifications as read; `all` marks every one.',
  auth: everyLevel,
  params: notificationId,
  reply: z.object({}),
  errors: [],
});
