import type { StudentActor } from '@engawa/platform/auth/actor';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import type { Tx } from '../../../database.ts';
import { releaseFile, useFile } from '../../files/public.ts';
import { attachedFiles, replaceFiles } from './entry-files.repo.ts';

interface FileCall {
  tx: Tx;
  actor: StudentActor;
  outbox: Outbox;
}

const subjectOf = (entryId: string, fileId: string) => `scholarship:${entryId}:${fileId}`;

/** Sets the files of an entry in this order; files it no longer has are deleted. */
export async function attachFiles(
  call: FileCall,
  entryId: string,
  asked: readonly string[],
): Promise<void> {
  // Lower case, as PostgreSQL prints UUIDs.
  const fileIds = [...new Set(asked.map((id) => id.toLowerCase()))];
  const before = await attachedFiles(call.tx, entryId);
  // Sorted, so that two requests lock the same files in the same order and cannot deadlock.
  for (const fileId of fileIds.filter((id) => !before.includes(id)).toSorted()) {
    const subject = subjectOf(entryId, fileId);
    await useFile(call, { fileId, purpose: 'scholarship', subject });
  }
  await replaceFiles(call.tx, entryId, fileIds);
  for (const fileId of before.filter((id) => !fileIds.includes(id)).toSorted()) {
    await releaseFile(call, subjectOf(entryId, fileId), fileId);
  }
}
