import type { deleteResumeFile as endpoint } from '@engawa/contract/profile/student';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { releaseFile } from '../../files/public.ts';
import { presentResumeFiles } from '../profile.present.ts';
import { emptySlot, listResumeFiles, lockSlot } from '../resume-files.repo.ts';
import { slotSubject } from '../slot-subject.ts';

export const deleteResumeFile: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body } = call;
  const studentId = actor.accountId;
  const fileId = found(await lockSlot(tx, studentId, body.slot));
  await emptySlot(tx, studentId, body.slot);
  await releaseFile(call, slotSubject(studentId, body.slot), fileId);
  call.concerns(fileId);
  return { files: presentResumeFiles(await listResumeFiles(tx, studentId)) };
};
