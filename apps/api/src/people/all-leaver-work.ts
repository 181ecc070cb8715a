import { applicationWork } from '../features/applications/leaver-work.ts';
import { connectWork } from '../features/connect/leaver-work.ts';
import { contentWork } from '../features/contents/leaver-work.ts';
import { messageWork } from '../features/messages/leaver-work.ts';
import { saveListWork } from '../features/save-lists/leaver-work.ts';
import { invitationWork } from '../features/signup/leaver-work.ts';
import { slotWork } from '../features/slots/leaver-work.ts';
import { savedSearchWork } from '../features/student-search/leaver-work.ts';
import type { LeaverWork } from './leaver-work.ts';

export const allLeaverWork: readonly LeaverWork[] = [
  contentWork,
  connectWork,
  messageWork,
  applicationWork,
  slotWork,
  saveListWork,
  invitationWork,
  savedSearchWork,
];
