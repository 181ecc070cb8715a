import type { SignedIn } from '../../database/factories.ts';
import type { TestApp } from '../../server/app.ts';
import { createNotification } from '../../talk/notifications.ts';
import type { CompanyFixtures, StudentFixtures } from '../fixture.ts';

const place = { open: 'only a place in the caller’s own list' };
const one = {
  make: (test: TestApp, owner: SignedIn) => createNotification(test, owner),
  call: (id: string) => ({ params: { id } }),
};

export const notificationsOfStudents: StudentFixtures = {
  'student.notifications.countNotices': { 'query.cursor': place },
  'student.notifications.readNotification': { 'params.id': one },
};

export const notificationsOfCompanies: CompanyFixtures = {
  'company.notifications.listUnread': { 'query.cursor': place },
  'company.notifications.listAll': { 'query.cursor': place },
  'company.notifications.readNotification': { 'params.id': one },
};
