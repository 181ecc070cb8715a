import type { saveEducation as endpoint } from '@engawa/contract/profile/student';
import type { Handler } from '../../../handler.ts';
import { saveSection } from '../save-section.ts';
import { educationRows } from '../sections/education.repo.ts';

export const saveEducation: Handler<typeof endpoint> = (call) =>
  saveSection(call, 'education', educationRows(call.actor.accountId, call.body));
