import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSnapshot } from '../../src/features/applications/snapshot/snapshot.rules.ts';
import { readCsv } from '../../testing/files/csv.ts';
import { writtenTo } from '../../testing/files/daily-mail.ts';
import { emailOf } from '../../testing/files/mails.ts';
import { filledSections } from '../../testing/people/filled-sections.ts';
import { profileCalls } from '../../testing/people/profile.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { applicationCalls, applyOnce, createApplicant } from '../../testing/talk/applications.ts';
import { connectThem } from '../../testing/talk/connect.ts';
import { messageCalls, threadOf } from '../../testing/talk/messages.ts';
import { notificationCalls } from '../../testing/talk/notifications.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const linh = { ...filledSections.basic, firstName: 'Linh', lastName: 'Nguyen' };
const chosen = 'Nguyen Linh';

test('every place of the company shows the name in the order that the student chose', async () => {
  const student = await createApplicant(api);
  const profile = profileCalls(api, student);
  await profile.save('basic', { ...linh, version: 1, nameOrder: 'family-first' });
  const { who, id } = await applyOnce(api, { student });
  await connectThem(api, student, who);
  const calls = applicationCalls(api);
  const talk = messageCalls(api);
  const threadId = await threadOf(api, who, student);
  await talk.send('student', student, threadId);

  expect((await profile.preview()).json().studentProfile.nameOrder).toBe('family-first');
  const [applied] = (await calls.list(who)).json().applyList;
  expect(applied.student).toMatchObject({ name: chosen, nameKana: 'タカサキ ヨシミ' });
  expect(readCsv((await calls.csv(who)).body).flat()).toContain(chosen);
  const thread = (await talk.show('company', who, threadId)).json();
  expect(thread.thread.student.name).toBe(chosen);
  expect(thread.messages.at(-1).author.name).toBe(chosen);
  const connections = await calls.get(who, '/v1/company/connect/csv-output');
  expect(readCsv(connections.body).flat()).toContain(chosen);
  const told = await notificationCalls(api).company.all(who);
  expect(JSON.stringify(told.map(({ about }) => about))).toContain(chosen);
  const mails = await writtenTo(api, await emailOf(api, who));
  expect(JSON.stringify(mails.map(({ data }) => data))).toContain(chosen);

  // What was sent stays as it was sent.
  await profile.save('basic', { ...linh, version: 2, nameOrder: 'given-first' });
  expect((await calls.show(who, id)).json().applicant.student.name).toBe(chosen);
  expect((await talk.show('company', who, threadId)).json().thread.student.name).toBe(
    'Linh Nguyen',
  );
});

test('a snapshot from before the choice shows the first name first', async () => {
  const { id } = await applyOnce(api);
  const { document } = await api.services.databases.commands
    .selectFrom('application_snapshot')
    .select('document')
    .where('application_id', '=', id)
    .executeTakeFirstOrThrow();
  const { studentProfile, ...sent } = document as { studentProfile: Record<string, unknown> };
  const { nameOrder, ...before } = studentProfile;
  expect(nameOrder).toBe('given-first');
  const read = readSnapshot(1, { ...sent, studentProfile: before });
  expect(read.studentProfile.nameOrder).toBe('given-first');
});
