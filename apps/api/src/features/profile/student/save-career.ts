import type { saveCareer as endpoint } from '@engawa/contract/profile/student';
import type { Handler } from '../../../handler.ts';
import { saveSection } from '../save-section.ts';
import { careerRows } from '../sections/career.repo.ts';

export const saveCareer: Handler<typeof endpoint> = (call) =>
  saveSection(call, 'career', careerRows(call.actor.accountId, call.body));
