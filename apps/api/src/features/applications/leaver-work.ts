import { countInCharge, reassignInCharge } from '../../people/in-charge.repo.ts';
import type { LeaverWork } from '../../people/leaver-work.ts';
import { isWaiting } from './applicants/narrowing.repo.ts';

/** Open applications of a leaver need a new assignee; ended ones lose the leaver's name. */
export const applicationWork: LeaverWork = {
  name: 'applicants',
  count: (db, leaver) => countInCharge(db, 'application.assignee_id', leaver, isWaiting),
  letGo: (tx, leaver, to) => reassignInCharge(tx, 'application.assignee_id', leaver, { to }),
  names: ['application_note.author_id', 'interview_form.author_id', 'application_step.by_id'],
};
