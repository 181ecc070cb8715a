import type { addApplyNote as endpoint } from '@engawa/contract/applications/inside';
import { applicationLimits } from '@engawa/contract/applications/limits';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { requireShown } from '../applicants/require-applications.ts';
import { countNotes, insertNote, presentNote } from '../inside/notes.repo.ts';

export const addNote: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body, now } = call;
  const { applicationId, text } = body;
  // The lock keeps two commands from both adding the last allowed note.
  await requireShown(call, applicationId);
  const count = applicationLimits.notesPerApplication;
  if ((await countNotes(tx, applicationId)) >= count) {
    refuse('apply_notes_used_up', { details: { count } });
  }
  const { companyId, accountId: authorId } = actor;
  const row = await insertNote(tx, { applicationId, companyId, authorId, text, now });
  return { note: presentNote(row, actor) };
};
