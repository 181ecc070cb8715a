import type { showApplicant as endpoint } from '@engawa/contract/applications/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { presentApplicant } from '../applicants/applicants.present.ts';
import { findApplicant } from '../applicants/applicants.repo.ts';
import { listSteps } from '../applicants/steps.repo.ts';
import { listNotes, presentNote } from '../inside/notes.repo.ts';
import { readForms } from '../inside/read-forms.ts';
import { presentSent } from '../snapshot/present-sent.ts';

export const showApplicant: Handler<typeof endpoint> = async ({ db, actor, params, language }) => {
  const row = found(await findApplicant(db, actor, params.id));
  const applicant = presentApplicant(row, language);
  const { companyId } = actor;
  const [timeline, notes, rated] = await Promise.all([
    listSteps(db, companyId, row.id),
    row.maySee ? listNotes(db, companyId, row.id) : [],
    row.maySee ? readForms(db, actor, row.id) : { ratings: [], ratingsHidden: 0 },
  ]);
  return {
    applicant,
    // The snapshot of an unavailable student and notes about them are hidden too.
    sent: applicant.student && row.sent ? await presentSent(db, row.sent) : null,
    timeline: timeline.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
    notes: notes.map((note) => presentNote(note, actor)),
    ...rated,
  };
};
