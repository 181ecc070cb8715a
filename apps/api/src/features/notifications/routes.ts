import { countCompanyNotices } from '@engawa/contract/notifications/company';
import { countStudentNotices } from '@engawa/contract/notifications/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { countNotices as countForRecruiter } from './company/count-notices.ts';
import { countNotices as countForStudent } from './student/count-notices.ts';

export const notificationRoutes = () => [
  bind(countCompanyNotices, countForRecruiter),
  bind(countStudentNotices, countForStudent),
];
