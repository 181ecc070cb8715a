import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecruiter, createStudent } from '../../testing/database/factories.ts';
import { readCsv } from '../../testing/files/csv.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { connectCalls, connectThem } from '../../testing/talk/connect.ts';

let api: TestApp;
let company: ReturnType<typeof connectCalls>['company'];
beforeAll(async () => {
  api = await startTestApp();
  company = connectCalls(api).company;
});
afterAll(() => api.close());

interface Label {
  id: string;
  name: string;
  used: number;
}

test('creates labels, puts them on several students, filters by them and removes them', async () => {
  const who = await createRecruiter(api);
  const students = [await createStudent(api), await createStudent(api), await createStudent(api)];
  for (const student of students) await connectThem(api, student, who);
  const [one, two, three] = students.map(({ accountId }) => accountId) as [string, string, string];
  await company.saveLabel(who, { name: '面談済み', colour: 'ai' });
  const made = await company.saveLabel(who, { name: 'Engineers', colour: 'moss' });
  const [met, engineers] = made.json().labels as [Label, Label];

  const twice = await company.saveLabel(who, { name: 'ENGINEERS', colour: 'kaki' });
  expect([twice.statusCode, twice.json().code]).toEqual([409, 'label_exists']);

  await company.setLabels(who, { studentIds: [one, two], add: [met.id, engineers.id] });
  const set = await company.setLabels(who, {
    studentIds: [two, three],
    add: [met.id],
    remove: [engineers.id],
  });
  expect(set.json().labels.map(({ used }: Label) => used)).toEqual([3, 1]);
  const filtered = (await company.list(who, 1, `&label=${engineers.id}`)).json();
  expect(filtered.connectedUserLists).toMatchObject([
    { studentId: one, labels: expect.arrayContaining([met.id, engineers.id]) },
  ]);
  expect(filtered.counts.connected).toBe(1);

  const renamed = await company.saveLabel(who, { ...engineers, used: undefined, name: '技術職' });
  expect(renamed.json().labels[1]).toMatchObject({ name: '技術職', used: 1 });
  await company.deleteLabel(who, engineers.id);
  const left = (await company.list(who, 1)).json().connectedUserLists;
  expect(left.flatMap(({ labels }: { labels: string[] }) => labels)).toEqual([
    met.id,
    met.id,
    met.id,
  ]);
});

test('exports labels by name, without formulas', async () => {
  const who = await createRecruiter(api);
  const student = await createStudent(api);
  await connectCalls(api).company.ask(who, student.accountId, { message: '=1+1' });
  const [label] = (await company.saveLabel(who, { name: '候補', colour: 'sumi' })).json().labels;
  await company.setLabels(who, { studentIds: [student.accountId], add: [label.id] });
  const reply = await company.csv(who, 3);
  expect(reply.headers['content-disposition']).toContain('.csv');
  const [heads = [], row = []] = readCsv(reply.body);
  expect(row[heads.indexOf('ラベル')]).toBe('候補');
  expect(row[heads.indexOf('メッセージ')]).toBe("'=1+1");
});

test('without a query exports the connected students', async () => {
  const who = await createRecruiter(api);
  const [asked, connected] = [await createStudent(api), await createStudent(api)];
  await company.ask(who, asked.accountId);
  await connectThem(api, connected, who);
  const reply = await company.csv(who);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe((await company.csv(who, 1)).body);
  expect(readCsv(reply.body)).toHaveLength(2);
});

test('a label needs a visible name and an existing colour', async () => {
  const who = await createRecruiter(api);
  const reply = await company.saveLabel(who, { name: '​', colour: 'pink' });
  expect(reply.statusCode).toBe(422);
  expect(Object.keys(reply.json().fields).toSorted()).toEqual(['colour', 'name']);
});
