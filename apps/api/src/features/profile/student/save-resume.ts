import type { saveResume as endpoint } from '@engawa/contract/profile/student';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Handler } from '../../../handler.ts';
import { licenceFaults } from '../rules/future.rules.ts';
import { refuseFaults, saveSection } from '../save-section.ts';
import { resumeRows } from '../sections/resume.repo.ts';

export const saveResume: Handler<typeof endpoint> = (call) => {
  refuseFaults(licenceFaults(call.body, todayInJapan(call.now)), call.language);
  return saveSection(call, 'resume', resumeRows(call.actor.accountId, call.body));
};
