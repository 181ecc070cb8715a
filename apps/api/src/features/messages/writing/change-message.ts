import { found, refuse } from '@engawa/platform/errors/refusal';
import { releaseFile } from '../../files/public.ts';
import type { MessageServices } from '../message-services.ts';
import { partyOf } from '../party.ts';
import { fold } from '../search/fold.rules.ts';
import { refuseIfClosed } from '../threads/refuse-if-closed.ts';
import { readMessage } from '../threads/show-thread.ts';
import { signalThread } from '../threads/signal-thread.ts';
import { lockThread } from '../threads/threads.repo.ts';
import {
  emptyMessage,
  findToChange,
  type MessageToChange,
  uncount,
  writeText,
} from './change.repo.ts';
import { detachFile, listFilesOf } from './message-files.repo.ts';
import { refuseUnfilled } from './ready-message.ts';
import type { SendCall } from './send-message.ts';
import { isEditable } from './window.rules.ts';

export async function editMessage(
  call: SendCall,
  services: MessageServices,
  { id, text }: { id: string; text: string },
) {
  const { tx, now } = call;
  const party = partyOf(call.actor);
  if (party.side === 'company') refuseUnfilled(text);
  return changeMessage(call, services, id, async ({ threadId }) => {
    await refuseIfClosed(tx, party, threadId);
    await writeText(tx, id, { text, folded: fold(text), now });
  });
}

/** Deletes text and files of the author's message; its place in the thread stays. */
export const deleteMessage = (call: SendCall, services: MessageServices, id: string) =>
  changeMessage(call, services, id, async (message) => {
    await releaseFiles(call, id, await listFilesOf(call.tx, id));
    await empty(call, message);
  });

/** Removing the last file of a message without text deletes the message. */
export const deleteFile = (
  call: SendCall,
  services: MessageServices,
  { id, fileId }: { id: string; fileId: string },
) =>
  changeMessage(call, services, id, async (message) => {
    const files = await listFilesOf(call.tx, id);
    found(files.includes(fileId) || undefined);
    await releaseFiles(call, id, [fileId]);
    if (message.text === null && files.length === 1) await empty(call, message);
  });

async function changeMessage(
  call: SendCall,
  { slotsOf }: MessageServices,
  id: string,
  change: (message: MessageToChange) => Promise<void>,
) {
  const { tx, now, concerns } = call;
  const party = partyOf(call.actor);
  const { threadId } = found(await findToChange(tx, id));
  const thread = found(await lockThread(tx, party, threadId));
  // Read again under the lock, since it may have changed.
  const message = found(await findToChange(tx, id));
  const isOwn =
    message.side === party.side &&
    (party.side === 'student' || message.authorId === party.accountId);
  if (!isOwn) refuse('not_the_author');
  if (message.deletedAt !== null) refuse('message_deleted');
  if (message.kind === 'slots') refuse('slots_stay');
  if (!isEditable(message, now)) refuse('edit_window_over');
  concerns(id);
  await change(message);
  await signalThread(call, thread);
  return { written: await readMessage({ db: tx, party, now, slotsOf }, message) };
}

async function empty({ tx, now }: SendCall, message: MessageToChange): Promise<void> {
  await emptyMessage(tx, message.id, now);
  await uncount(tx, message);
}

async function releaseFiles(
  call: SendCall,
  messageId: string,
  files: readonly string[],
): Promise<void> {
  for (const fileId of files) {
    await detachFile(call.tx, messageId, fileId);
    await releaseFile(call, `message:${messageId}:${fileId}`, fileId);
  }
}
