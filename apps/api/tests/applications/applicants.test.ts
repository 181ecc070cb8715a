import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendOutcomes } from '../../src/features/applications/public.ts';
import { createEmployer, jobCalls } from '../../testing/contents/jobs.ts';
import { createRecruiter } from '../../testing/database/factories.ts';
import { readCsv } from '../../testing/files/csv.ts';
import { emailOf, templatesTo } from '../../testing/files/mails.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import {
  applicationCalls,
  applyOnce,
  createApplicant,
  externalJob,
} from '../../testing/talk/applications.ts';
import { messageCalls, startTalking, threadOf } from '../../testing/talk/messages.ts';
import { notificationCalls } from '../../testing/talk/notifications.ts';
import { inProgress } from '../../testing/talk/offers.ts';

let api: TestApp;
let calls: ReturnType<typeof applicationCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = applicationCalls(api);
});
afterAll(() => api.close());

const working = () => ({
  commands: api.services.databases.commands,
  writer: api.services.server.outbox,
  now: api.clock.now(),
  ...api.services.applications,
});
const minute = 60;

describe('the list', () => {
  test('is filtered by job, label, assignee, status and word, with exact counts', async () => {
    const first = await applyOnce(api);
    const { who } = first;
    const second = await applyOnce(api, { who, jobId: first.jobId });
    const third = await applyOnce(api, { who });
    const { labels } = (await calls.saveLabel(who, { name: '一次面接', colour: 'ai' })).json();
    const [{ id: labelId, labelIndex }] = labels;
    expect(labelIndex).toBe(0);
    await calls.setLabel(who, { ids: [first.id, second.id], labelId });
    await calls.assign(who, { ids: [third.id], assigneeId: who.accountId });
    await calls.status(who, { ids: [second.id], status: 'in-progress' });
    const idsOf = async (query: string): Promise<string[]> =>
      (await calls.list(who, query)).json().applyList.map(({ id }: { id: string }) => id);
    expect(await idsOf('')).toEqual([third.id, second.id, first.id]);
    expect(await idsOf(`?job=${first.jobId}`)).toEqual([second.id, first.id]);
    expect(await idsOf(`?label=${labelId}&status=new`)).toEqual([first.id]);
    expect(await idsOf('?label=none')).toEqual([third.id]);
    expect(await idsOf(`/${first.jobId}?status=waiting`)).toEqual([second.id, first.id]);
    expect(await idsOf('?assignee=me')).toEqual([third.id]);
    expect(await idsOf('?assignee=none&status=in-progress')).toEqual([second.id]);
    expect(await idsOf(`/${first.jobId}?word=${encodeURIComponent('筑波')}`)).toHaveLength(2);
    for (const odd of ["'", '%', '_', '"', '\\', '👩‍🔬']) {
      expect(await idsOf(`?word=${encodeURIComponent(odd)}`)).toEqual([]);
    }
    expect((await calls.list(who, `?word=${'あ'.repeat(500)}`)).statusCode).toBe(422);
    expect((await calls.list(who, '?status=offered')).json().counts).toEqual({
      new: 2,
      'in-progress': 1,
      offered: 0,
      declined: 0,
      withdrawn: 0,
    });
    expect((await notificationCalls(api).company.counts(who)).apply).toBe(2);
    const listed: { jobId: string }[] = (await jobCalls(api).list(who)).json().applicants;
    expect(listed).toContainEqual({ jobId: first.jobId, here: 2, external: 0 });
    const csv = await calls.csv(who, `csv-apply-list-output/${first.jobId}`);
    expect([csv.body.charAt(0), csv.body.trim().split('\r\n').length]).toEqual(['\uFEFF', 3]);
  });

  test('of a job on the company’s own page counts those who went there', async () => {
    const who = await createEmployer(api, { plan: 2 });
    const jobId = await externalJob(api, who);
    await calls.external(await createApplicant(api), jobId);
    const { applicants } = (await jobCalls(api).list(who)).json();
    expect(applicants).toEqual([{ jobId, here: 0, external: 1 }]);
  });

  test('exports the words of the screen and the average of the forms', async () => {
    const first = await applyOnce(api);
    const { who } = first;
    const second = await applyOnce(api, { who, jobId: first.jobId });
    const colleague = await createRecruiter(api, { companyId: who.companyId });
    await calls.rate(colleague, { applicationId: first.id, stars: 2, text: null });
    await calls.rate(colleague, { applicationId: second.id, stars: 2, text: null });
    await calls.rate(who, { applicationId: first.id, stars: 5, text: null });
    const path = `csv-apply-list-output/${first.jobId}`;
    const rows = readCsv((await applicationCalls(api, 'ja').csv(who, path)).body);
    const at = (heading: string) => rows[0]?.indexOf(heading) ?? -1;
    const cells = (heading: string) => rows.slice(1).map((row) => row[at(heading)]);
    expect(cells('ステータス')).toEqual(['新着', '新着']);
    expect(new Set(cells('評価'))).toEqual(new Set(['2', '3.5']));
  });

  test('has the company’s labels in their order', async () => {
    const { who, id } = await applyOnce(api);
    await calls.saveLabel(who, { name: 'A', colour: 'ai' });
    await calls.saveLabel(who, { name: 'B', colour: 'kaki' });
    const last = await calls.saveLabel(who, { name: 'C', colour: 'moss', labelIndex: 0 });
    const { labels } = last.json();
    expect(labels.map(({ name }: { name: string }) => name)).toEqual(['C', 'A', 'B']);
    expect((await calls.saveLabel(who, { name: 'c', colour: 'ai' })).json().code).toBe(
      'apply_label_exists',
    );
    await calls.setLabel(who, { ids: [id], labelId: labels[0].id });
    const left = (await calls.deleteLabel(who, labels[0].id)).json().labels;
    expect(left.map(({ labelIndex }: { labelIndex: number }) => labelIndex)).toEqual([0, 1]);
    expect((await calls.show(who, id)).json().applicant.label).toBe(null);
  });
});

test('only the author deletes a note', async () => {
  const { who, id } = await applyOnce(api);
  const other = await createRecruiter(api, { companyId: who.companyId, level: 3 });
  const { note } = (await calls.note(other, { applicationId: id, text: '明るい方' })).json();
  expect((await calls.deleteNote(who, note.id)).statusCode).toBe(404);
  expect((await calls.deleteNote(other, note.id)).statusCode).toBe(200);
});

describe('an outcome', () => {
  test('is sent to the student after a minute, also in the thread, and can be undone until then', async () => {
    const { who, student, id } = await inProgress(api);
    await calls.outcome(who, [id], 'declined');
    expect((await calls.outcome(who, [id], 'offered')).json().code).toBe('outcome_given');
    await sendOutcomes(working());
    expect((await calls.showMine(student, id)).json().application).toMatchObject({
      status: 'in-progress',
      outcomeText: null,
    });
    expect((await calls.undo(who, [id])).json().applicants[0].outcome).toBe(null);
    const given = (await calls.outcome(who, [id], 'offered', '{name}さん、内定です。')).json();
    expect(given.applicants[0].outcome.result).toBe('offered');
    api.clock.advance(minute);
    expect((await calls.undo(who, [id])).json().code).toBe('outcome_sent');
    await sendOutcomes(working());
    await sendOutcomes(working());
    const { application } = (await calls.showMine(student, id)).json();
    expect(application.status).toBe('offered');
    expect(application.outcomeText).toMatch(/さん、内定です。$/);
    const kinds = application.timeline.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['applied', 'in-progress', 'offered']);
    const thread = await messageCalls(api).show('student', student, application.threadId);
    expect(thread.json().messages.map(({ text }: { text: string }) => text)).toEqual([
      application.outcomeText,
    ]);
    const mails = await templatesTo(api, await emailOf(api, student));
    expect(mails.filter((name) => name === 'application-outcome')).toHaveLength(1);
    expect((await calls.withdraw(student, id)).json().code).toBe('application_ended');
  });

  test('is previewed for each applicant, all or none, and refused with an open variable', async () => {
    const first = await applyOnce(api);
    const { who } = first;
    const second = await applyOnce(api, { who });
    await calls.withdraw(second.student, second.id);
    const asked = (ids: string[], jp: string) =>
      calls.previewOutcome(who, { ids, result: 'declined', text: { jp, en: 'Dear {name}' } });
    const { previews } = (await asked([first.id], '{name}さん')).json();
    expect(previews[0].text).toMatch(/さん\n\n――――――\n\nDear /);
    expect((await asked([first.id], '{date}')).json().code).toBe('variables_unfilled');
    expect((await asked([first.id, second.id], 'x')).json().code).toBe('outcome_given');
    expect((await calls.outcome(who, [first.id, second.id], 'declined')).statusCode).toBe(409);
    expect((await calls.show(who, first.id)).json().applicant.outcome).toBe(null);
  });

  test('is required: a job cannot be deleted before everybody has one', async () => {
    const { who, jobId, id } = await applyOnce(api);
    const refused = await jobCalls(api).remove(who, jobId);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'applicants_waiting']);
    expect((await jobCalls(api).changeStatus(who, jobId, 2)).json().waiting).toBe(1);
    await calls.outcome(who, [id], 'declined');
    api.clock.advance(minute);
    await sendOutcomes(working());
    expect((await jobCalls(api).remove(who, jobId)).statusCode).toBe(200);
    const { job } = (await calls.show(who, id)).json().applicant;
    expect(job).toEqual({ id: null, title: { jp: '法人営業', en: 'Corporate sales' } });
  });
});

test('an interviewer reads and writes only threads of applicants, filtered by job', async () => {
  const { who, student, jobId } = await applyOnce(api);
  const talking = await startTalking(api, { who });
  const interviewer = await createRecruiter(api, { companyId: who.companyId, level: 3 });
  const messages = messageCalls(api);
  const applied = await threadOf(api, who, student);
  const idsFor = async (one: typeof who, query = ''): Promise<string[]> =>
    (await messages.list('company', one, query)).json().threads.map(({ id }: { id: string }) => id);
  await messages.send('company', who, applied);
  await messages.send('company', who, talking.threadId);
  expect(await idsFor(interviewer)).toEqual([applied]);
  expect(await idsFor(who, `?job=${jobId}`)).toEqual([applied]);
  expect(await idsFor(who)).toHaveLength(2);
  const status = async (id: string) => [
    (await messages.show('company', interviewer, id)).statusCode,
    (await messages.send('company', interviewer, id)).statusCode,
    (await messages.read('company', interviewer, id, 1)).statusCode,
  ];
  expect(await status(applied)).toEqual([200, 200, 200]);
  expect(await status(talking.threadId)).toEqual([404, 404, 404]);
  await messages.send('student', student, applied);
  await messages.send('student', talking.student, talking.threadId);
  expect(await messages.unread('company', interviewer)).toBe(1);
});
