import { reassignInCharge } from '../../people/in-charge.repo.ts';
import type { LeaverWork } from '../../people/leaver-work.ts';

/** A leaver's threads go to the colleague who takes over, or to nobody. */
export const messageWork: LeaverWork = {
  letGo: (tx, leaver, to) => reassignInCharge(tx, 'thread.assignee_id', leaver, { to }),
  names: ['thread_message.author_id', 'thread_note.author_id', 'message_template.updated_by'],
};
