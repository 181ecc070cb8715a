import type { attachResumeFile as endpoint } from '@engawa/contract/profile/student';
import type { Handler } from '../../../handler.ts';
import { releaseFile, useFile } from '../../files/public.ts';
import { presentResumeFiles } from '../profile.present.ts';
import { emptySlot, fillSlot, listResumeFiles, lockSlot } from '../resume-files.repo.ts';
import { slotSubject } from '../slot-subject.ts';

export const attachResumeFile: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body } = call;
  const { slot } = body;
  // Lower case, as PostgreSQL prints UUIDs.
  const fileId = body.fileId.toLowerCase();
  const studentId = actor.accountId;
  const before = await lockSlot(tx, studentId, slot);
  // The same file again is a repeated request: the first response was lost.
  if (before !== fileId) {
    if (before) {
      await emptySlot(tx, studentId, slot);
      await releaseFile(call, slotSubject(studentId, slot), before);
    }
    await useFile(call, { fileId, purpose: 'resume', subject: slotSubject(studentId, slot) });
    await fillSlot(tx, studentId, slot, fileId);
  }
  call.concerns(fileId);
  return { files: presentResumeFiles(await listResumeFiles(tx, studentId)) };
};
