import type { deleteApplyNote as endpoint } from '@engawa/contract/applications/inside';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { deleteOwnNote } from '../inside/notes.repo.ts';

export const deleteNote: Handler<typeof endpoint> = async ({ tx, actor, params, concerns }) => {
  const { applicationId } = found(await deleteOwnNote(tx, actor, params.id));
  concerns(applicationId);
  return {};
};
