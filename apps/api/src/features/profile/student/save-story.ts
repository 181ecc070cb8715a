import type { saveStory as endpoint } from '@engawa/contract/profile/student';
import type { Handler } from '../../../handler.ts';
import { saveSection } from '../save-section.ts';
import { storyRows } from '../sections/story.repo.ts';

export const saveStory: Handler<typeof endpoint> = (call) =>
  saveSection(call, 'story', storyRows(call.actor.accountId, call.body));
