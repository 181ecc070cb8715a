import type { saveLinks as endpoint } from '@engawa/contract/profile/student';
import type { Handler } from '../../../handler.ts';
import { saveSection } from '../save-section.ts';
import { linkRows } from '../sections/links.repo.ts';

export const saveLinks: Handler<typeof endpoint> = (call) =>
  saveSection(call, 'links', linkRows(call.actor.accountId, call.body));
