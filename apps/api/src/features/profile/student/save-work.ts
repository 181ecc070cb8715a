import type { saveWork as endpoint } from '@engawa/contract/profile/student';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Handler } from '../../../handler.ts';
import { workFaults } from '../rules/future.rules.ts';
import { refuseFaults, saveSection } from '../save-section.ts';
import { workRows } from '../sections/work.repo.ts';

export const saveWork: Handler<typeof endpoint> = (call) => {
  refuseFaults(workFaults(call.body, todayInJapan(call.now)), call.language);
  return saveSection(call, 'work', workRows(call.actor.accountId, call.body));
};
