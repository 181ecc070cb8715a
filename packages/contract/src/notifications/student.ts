import { z } from 'zod';
import { endpoint, student } from '../endpoint.ts';
import {
  nextNotification,
  notification,
  notificationCursor,
  notificationId,
  studentNotice,
} from './schemas.ts';

export const countStudentNotices = endpoint({
  id: 'student.notifications.countNotices',
  method: 'GET',
  path: '/v1/student/notifications',
  summary:
    'What is new for the signed-in student, as counts for the badges. With `detail=1` also the ' +
    'notifications themselves, the latest first; without, that list is empty.',
  auth: student,
  query: z.object({ detail: z.literal('1').optional(), ...notificationCursor }),
  reply: z.object({
    notice: studentNotice,
    notificationsDetail: z.array(notification),
    ...nextNotification,
  }),
  errors: [],
});

export const readStudentNotification = endpoint({
  id: 'student.notifications.readNotification',
  method: 'POST',
  path: '/v1/student/notifications/{id}',
  summary: 'Marks one of the student’s notifications as read; `all` marks every one.',
  auth: student,
  params: notificationId,
  reply: z.object({}),
  errors: [],
});
