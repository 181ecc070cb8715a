import { randomUUID } from 'node:crypto';
import type { DemoMessage, DemoSlots } from '@engawa/demo/messages/demo-conversation';
import { demoFile } from '@engawa/demo/messages/demo-files';
import type { Tx } from '../../database.ts';
import type { FileServices } from '../../features/files/file-services.ts';
import { useFile } from '../../features/files/public.ts';
import { newKey } from '../../features/files/upload/receive-file.ts';
import { putObjects, recordFile } from '../../features/files/upload/store-file.ts';
import {
  attachFiles,
  fold,
  insertMessage,
  insertNote,
  type Party,
} from '../../features/messages/public.ts';
import { insertOffer, nextReminder, writeOffer } from '../../features/slots/public.ts';
import { changeMessage } from './conversations.repo.ts';
import { onOfficeDay } from './moments.ts';

export interface Talk {
  tx: Tx;
  files: FileServices;
  threadId: string;
  companyId: string;
  studentName: string;
  now: Date;
  partyOf(from: DemoMessage['from']): Party;
}

const minuteMs = 60_000;

/** Inserts a message with a sending time in the past; returns its number. */
export async function insertDemoMessage(talk: Talk, message: DemoMessage, sentAt: Date) {
  const { tx, threadId } = talk;
  const party = talk.partyOf(message.from);
  const id = randomUUID();
  const text = message.text?.replaceAll('{name}', talk.studentName) ?? null;
  const kind = message.slots ? 'slots' : 'text';
  const sending = { id, threadId, kind, text, folded: fold(text ?? ''), now: sentAt } as const;
  const sent = await insertMessage(tx, party, { ...sending, mailAt: sentAt });
  if (!sent) throw new Error('the demo’s people must be connected before they talk');
  const later = new Date(sentAt.getTime() + 4 * minuteMs);
  if (message.edited) await changeMessage(tx, id, { editedAt: later });
  if (message.deleted) await changeMessage(tx, id, { deletedAt: later });
  if (message.file) await insertFile(talk, party, { id, file: message.file, sentAt });
  if (message.slots) await insertSlots(talk, party, { id, slots: message.slots, later });
  for (const { by, text: words } of message.notes ?? []) {
    const note = { threadId, companyId: talk.companyId, after: sent.number, text: words };
    await insertNote(tx, { ...note, authorId: talk.partyOf(by).accountId, now: later });
  }
  return { number: sent.number, side: party.side };
}

interface Sent {
  id: string;
  file: NonNullable<DemoMessage['file']>;
  sentAt: Date;
}

async function insertFile(
  { tx, files, companyId }: Talk,
  party: Party,
  { id, file, sentAt }: Sent,
) {
  const { path, ...kind } = demoFile(file);
  const objects = [{ key: newKey(), path, mediaType: kind.mediaType, bytes: kind.bytes }];
  const { accountId } = party;
  const signedIn = { accountId, sessionId: '', authenticatedAt: null };
  const actor =
    party.side === 'student'
      ? ({ kind: 'student', ...signedIn } as const)
      : ({ kind: 'company', companyId, level: 2, ...signedIn } as const);
  await putObjects(files, { objects }, sentAt);
  const stored = await recordFile(tx, actor, { ...kind, purpose: 'message', objects }, sentAt);
  const subject = `message:${id}:${stored.id}`;
  await useFile({ tx, actor }, { fileId: stored.id, purpose: 'message', subject });
  await attachFiles(tx, id, [stored.id]);
}

async function insertSlots(
  { tx, threadId, companyId, now, partyOf }: Talk,
  { accountId }: Party,
  { id, slots, later }: { id: string; slots: DemoSlots; later: Date },
): Promise<void> {
  const { minutes, place = null, link = null, picked, ended } = slots;
  const times = slots.times.map(({ days, at }) => onOfficeDay(now, days, at));
  const offer = { messageId: id, threadId, companyId, recruiterId: accountId };
  const interviewerIds = (slots.interviewers ?? []).map((from) => partyOf(from).accountId);
  const offerId = await insertOffer(tx, { ...offer, minutes, place, link, times, interviewerIds });
  const startsAt = picked === undefined ? undefined : times[picked];
  const state = ended ?? (startsAt && 'picked');
  if (!state) return;
  await writeOffer(tx, offerId, {
    state,
    startsAt: startsAt ?? null,
    endsAt: startsAt ? new Date(startsAt.getTime() + minutes * minuteMs) : null,
    remindAt: startsAt && state === 'picked' ? nextReminder(startsAt, now) : null,
    ...(state === 'picked' && { agreedAt: later }),
    ...(state === 'called_off' && { calledOffBy: 'company' as const }),
  });
}
