import type { saveResidence as endpoint } from '@engawa/contract/profile/student';
import type { Handler } from '../../../handler.ts';
import { saveSection } from '../save-section.ts';
import { residenceRows } from '../sections/residence.repo.ts';

export const saveResidence: Handler<typeof endpoint> = (call) =>
  saveSection(call, 'residence', residenceRows(call.actor.accountId, call.body));
