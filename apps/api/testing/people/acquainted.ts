import { eventCalls, eventWith, saveOne } from '../contents/events.ts';
import { createEmployer, createList, jobCalls, jobWith, releaseOne } from '../contents/jobs.ts';
import { fullArticle, fullTip, postCalls } from '../contents/posts.ts';
import type { SignedIn, SignedInRecruiter } from '../database/factories.ts';
import { openWishes, targetCalls } from '../finding/targets.ts';
import type { TestApp } from '../server/app.ts';
import { admin, verify } from '../server/desk.ts';
import { applicationCalls, applyOnce, createApplicant } from '../talk/applications.ts';
import { connectThem } from '../talk/connect.ts';
import { messageCalls, threadOf } from '../talk/messages.ts';
import { slotCalls } from '../talk/slots.ts';

export interface Acquainted {
  student: SignedIn;
  who: SignedInRecruiter;
  partner: SignedInRecruiter;
  threadId: string;
  ids: string[];
}

/** A word that only the names and texts of these two people contain. */
export const mark = 'Zaxon';

const done = async (reply: Promise<{ statusCode: number; body: string }>): Promise<void> => {
  const { statusCode, body } = await reply;
  if (statusCode !== 200) throw new Error(body);
};

/** A student and a company with every kind of relation between them. */
export async function createAcquainted(test: TestApp): Promise<Acquainted> {
  const { pool } = test.services.databases;
  const student = await createApplicant(test);
  await pool.query('update student set last_name = $1 where id = $2', [mark, student.accountId]);
  const who = await createEmployer(test, { plan: 2 });
  const partner = await createEmployer(test, { plan: 2 });
  for (const { companyId } of [who, partner]) await verify(test, companyId);
  const jobs = jobCalls(test);
  const position = { position: `${mark} sales` };
  const jobId = await releaseOne(jobs, who, jobWith({ jp: position, en: position }));
  const titled = { title: `${mark} day` };
  const event = eventWith(test, { jp: titled, en: titled });
  const eventId = await saveOne(eventCalls(test), who, { ...event });
  for (const [kind, full] of [
    ['article', fullArticle],
    ['tip', fullTip],
  ] as const) {
    const texts = { jp: { ...full.jp, ...titled }, en: { ...full.en, ...titled } };
    await postCalls(test, kind).saveOne(who, { status: 'public', ...texts });
  }
  const lent = await releaseOne(jobs, who, jobWith({ jp: position, en: position }));
  await admin(test, 'partners-add', who.companyId, partner.companyId);
  const { shares } = (await jobs.share(who, lent, partner.companyId)).json();
  await done(jobs.showLent(partner, shares[0].id, true));
  await connectThem(test, student, who);
  await connectThem(test, student, partner);
  const { id: applicationId } = await applyOnce(test, { who, student, jobId });
  await done(eventCalls(test).apply(student, eventId));
  const threadId = await threadOf(test, who, student);
  const messages = messageCalls(test);
  await done(messages.send('student', student, threadId, { text: `${mark} です。` }));
  await done(messages.send('company', who, threadId, { text: `${mark} 株式会社です。` }));
  await done(slotCalls(test).offer(who, threadId));
  const { headers } = student;
  const save = (what: string, payload: object) =>
    done(
      test.app.inject({
        method: 'POST',
        url: `/v1/student/my-activities/save/${what}`,
        headers,
        payload,
      }),
    );
  await save('jobs', { jobId });
  await save('companies', { companyId: who.companyId });
  const listId = await createList(test, who.companyId, '候補', student);
  const target = await targetCalls(test).create(who, { name: '全員', wishes: openWishes });
  await done(applicationCalls(test).show(who, applicationId));
  const people = [student.accountId, who.companyId, partner.companyId];
  const things = [
    jobId,
    lent,
    eventId,
    threadId,
    applicationId,
    listId,
    target.json().targetSetting.id,
  ];
  return { student, who, partner, threadId, ids: [...people, ...things] };
}
