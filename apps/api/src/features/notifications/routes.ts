import * as company from '@engawa/contract/notifications/company';
import * as student from '@engawa/contract/notifications/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { Badges } from './badges.ts';
import { countNotices as countForRecruiter } from './company/count-notices.ts';
import { listAll } from './company/list-all.ts';
import { listUnread } from './company/list-unread.ts';
import { readNotification as readForRecruiter } from './company/read-notification.ts';
import { countNotices as countForStudent } from './student/count-notices.ts';
import { readNotification as readForStudent } from './student/read-notification.ts';

export const notificationRoutes = (badges: Badges) => [
  bind(student.countStudentNotices, countForStudent(badges)),
  bind(student.readStudentNotification, readForStudent),
  bind(company.countCompanyNotices, countForRecruiter(badges)),
  bind(company.listUnreadNotifications, listUnread),
  bind(company.listAllNotifications, listAll),
  bind(company.readCompanyNotification, readForRecruiter),
];
