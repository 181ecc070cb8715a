import type { DemoConversation } from '@engawa/demo/messages/demo-conversation';
import { demoConversations } from '@engawa/demo/messages/demo-conversations';
import { hoshizoraTemplates } from '@engawa/demo/messages/others-and-hoshizora';
import type { Tx } from '../../database.ts';
import type { FileServices } from '../../features/files/file-services.ts';
import { insertTemplate } from '../../features/messages/public.ts';
import { studentName } from '../../people/student-name.ts';
import {
  findStudentName,
  findThread,
  listDemoRecruiters,
  settleThread,
} from './conversations.repo.ts';
import { insertDemoMessage, type Talk } from './insert-message.ts';
import { onOfficeDay } from './moments.ts';

interface World {
  files: FileServices;
  companyIds: ReadonlyMap<string, string>;
  /** The demo student with a full profile comes first. */
  studentIds: readonly string[];
  now: Date;
}

export async function insertConversations(tx: Tx, world: World): Promise<void> {
  const recruiters = await listDemoRecruiters(tx);
  for (const conversation of demoConversations) {
    await insertConversation(tx, world, recruiters, conversation);
  }
  const hoshizora = world.companyIds.get('hoshizora') ?? '';
  const by = recruiters.get(`${hoshizora} admin@hoshizora.example`) ?? '';
  for (const { name, jp, en } of hoshizoraTemplates) {
    const at = onOfficeDay(world.now, -30, '10:00');
    await insertTemplate(tx, hoshizora, { name, text: { jp, en } }, { by, now: at });
  }
}

async function insertConversation(
  tx: Tx,
  { files, companyIds, studentIds, now }: World,
  recruiters: ReadonlyMap<string, string>,
  { company, student, assignee, messages, unread }: DemoConversation,
): Promise<void> {
  const companyId = companyIds.get(company) ?? '';
  // Index 1 is the demo student whose profile is still empty.
  const studentId = studentIds[student === 'linh' ? 0 : student + 2] ?? '';
  const { id: threadId, since } = await findThread(tx, { studentId, companyId });
  const studentNames = await findStudentName(tx, studentId);
  const partyOf: Talk['partyOf'] = (from) =>
    from === 'student'
      ? { side: 'student', id: studentId, accountId: studentId }
      : { side: 'company', id: companyId, accountId: recruiters.get(`${companyId} ${from}`) ?? '' };
  const talk: Talk = {
    tx,
    files,
    threadId,
    companyId,
    studentName: studentName(studentNames),
    now,
    partyOf,
  };
  const sent: { number: number; side: 'student' | 'company' }[] = [];
  let earliest = since.getTime();
  for (const message of messages) {
    // A message moved off a weekend stays after the previous message and after the connection.
    const at = onOfficeDay(now, -message.daysAgo, message.at).getTime();
    earliest = Math.max(at, earliest + 3 * 60_000);
    sent.push(await insertDemoMessage(talk, message, new Date(earliest)));
  }
  const readBy = (side: 'student' | 'company', left = 0) => {
    const theirs = sent.filter((one) => one.side !== side).map(({ number }) => number);
    return left === 0 ? sent.length : (theirs.at(-left) ?? 1) - 1;
  };
  await settleThread(tx, threadId, {
    assigneeId: assignee ? partyOf(assignee).accountId : null,
    unread: { student: unread?.student ?? 0, company: unread?.company ?? 0 },
    read: {
      student: readBy('student', unread?.student),
      company: readBy('company', unread?.company),
    },
  });
}
