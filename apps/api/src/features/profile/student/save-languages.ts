import type { saveLanguages as endpoint } from '@engawa/contract/profile/student';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Handler } from '../../../handler.ts';
import { languageFaults } from '../rules/future.rules.ts';
import { refuseFaults, saveSection } from '../save-section.ts';
import { languageRows } from '../sections/languages.repo.ts';

export const saveLanguages: Handler<typeof endpoint> = (call) => {
  refuseFaults(languageFaults(call.body, todayInJapan(call.now)), call.language);
  return saveSection(call, 'languages', languageRows(call.actor.accountId, call.body));
};
