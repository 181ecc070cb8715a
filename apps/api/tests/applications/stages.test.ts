import { applicationLimits } from '@engawa/contract/applications/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmployer } from '../../testing/contents/jobs.ts';
import { createRecruiter } from '../../testing/database/factories.ts';
import { emailOf, templatesTo } from '../../testing/files/mails.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { applicationCalls, applyOnce } from '../../testing/talk/applications.ts';
import { inProgress, passUndoTime } from '../../testing/talk/offers.ts';

let api: TestApp;
let calls: ReturnType<typeof applicationCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = applicationCalls(api);
});
afterAll(() => api.close());

type Who = { headers: Record<string, string> };
interface Stage {
  id: string;
  name: { jp: string | null; en: string | null };
  open: number;
}
const stagesOf = async (who: Who): Promise<Stage[]> => (await calls.stages(who)).json().stages;
const namesOf = async (who: Who) => (await stagesOf(who)).map(({ name }) => name.jp);
const idsOf = async (who: Who) => (await stagesOf(who)).map(({ id }) => id);
const stageOf = async (who: Who, id: string) => {
  const { applicant } = (await calls.show(who, id)).json();
  return [applicant.status, applicant.stage];
};
const named = (jp: string, en: string | null = null) => ({ name: { jp, en } });

describe('the stages of a company', () => {
  test('are three to begin with, and are added, renamed and moved', async () => {
    const who = await createEmployer(api);
    expect(await namesOf(who)).toEqual(['書類選考', '一次面接', '最終面接']);
    const [, first] = await stagesOf(who);
    await calls.saveStage(who, { ...named('適性検査', 'Test'), stageIndex: 1 });
    await calls.saveStage(who, { id: first?.id, ...named('面接') });
    await calls.saveStage(who, { id: first?.id, ...named('面接'), stageIndex: 0 });
    expect(await namesOf(who)).toEqual(['面接', '書類選考', '適性検査', '最終面接']);
    const interviewer = await createRecruiter(api, { companyId: who.companyId, level: 3 });
    expect(await namesOf(interviewer)).toHaveLength(4);
    expect((await calls.saveStage(interviewer, named('他'))).statusCode).toBe(403);
  });

  test('have one name each, and are eight at most', async () => {
    const who = await createEmployer(api);
    expect((await calls.saveStage(who, named('書類選考'))).json().code).toBe('apply_stage_exists');
    const english = await calls.saveStage(who, { name: { jp: null, en: 'screening' } });
    expect(english.json().code).toBe('apply_stage_exists');
    expect((await calls.saveStage(who, { name: { jp: null, en: null } })).statusCode).toBe(422);
    expect((await calls.saveStage(who, named('あ'.repeat(21)))).statusCode).toBe(422);
    for (let at = 3; at < applicationLimits.stages; at += 1) {
      expect((await calls.saveStage(who, named(`面接${at}`))).statusCode).toBe(200);
    }
    const tooMany = await calls.saveStage(who, named('もう一つ'));
    expect([tooMany.statusCode, tooMany.json().code]).toEqual([409, 'apply_stages_used_up']);
  });

  test('with applicants are deleted only with a stage for them; nothing is lost', async () => {
    const { who, id } = await inProgress(api);
    const [first = '', second = '', third = ''] = await idsOf(who);
    const refused = await calls.deleteStage(who, first);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'apply_stage_in_use']);
    expect(refused.json().message).toContain('1');
    expect((await calls.deleteStage(who, first, first)).json().code).toBe('apply_stage_in_use');
    expect(await stageOf(who, id)).toEqual(['in-progress', first]);
    const moved = (await calls.deleteStage(who, first, third)).json().stages;
    expect(moved.map(({ open }: Stage) => open)).toEqual([0, 1]);
    expect(await stageOf(who, id)).toEqual(['in-progress', third]);
    expect((await calls.show(who, id)).json().timeline.at(-1)).toMatchObject({
      kind: 'stage-set',
      detail: '最終面接',
    });
    expect((await calls.deleteStage(who, second)).statusCode).toBe(200);
    expect((await calls.deleteStage(who, third)).json().code).toBe('apply_stage_last');
    expect((await calls.deleteStage(who, third, crypto.randomUUID())).statusCode).toBe(404);
  });

  test('can be deleted while somebody moves an applicant there: nobody is without a stage', async () => {
    const { who, id } = await inProgress(api);
    const [first = '', second = ''] = await idsOf(who);
    const [set, deleted] = await Promise.all([
      calls.setStage(who, { ids: [id], stageId: second }),
      calls.deleteStage(who, second, first),
    ]);
    expect(deleted.statusCode).toBe(200);
    expect([200, 404]).toContain(set.statusCode);
    expect(await stageOf(who, id)).toEqual(['in-progress', first]);
  });
});

describe('an application', () => {
  test('is in the first stage once started, in none before and after going back', async () => {
    const { who, student, id } = await applyOnce(api);
    const [first, second] = await idsOf(who);
    expect(await stageOf(who, id)).toEqual(['new', null]);
    await calls.status(who, { ids: [id], status: 'in-progress' });
    expect(await stageOf(who, id)).toEqual(['in-progress', first]);
    await calls.setStage(who, { ids: [id], stageId: second });
    expect(await stageOf(who, id)).toEqual(['in-progress', second]);
    const listed = async (query: string) => (await calls.list(who, query)).json().applyList.length;
    expect([await listed(`?stage=${second}`), await listed(`?stage=${first}`)]).toEqual([1, 0]);
    await calls.outcome(who, [id], 'declined');
    await passUndoTime(api);
    expect(await stageOf(who, id)).toEqual(['declined', second]);
    expect([await listed('?status=ended'), await listed('?status=waiting')]).toEqual([1, 0]);
    expect((await calls.setStage(who, { ids: [id], stageId: first })).json().code).toBe(
      'outcome_given',
    );
    // An ended application does not keep a stage from being deleted.
    expect((await calls.deleteStage(who, second ?? '')).statusCode).toBe(200);
    expect(await stageOf(who, id)).toEqual(['declined', null]);
    expect(JSON.stringify((await calls.showMine(student, id)).json())).not.toMatch(/stage|面接/);
  });

  test('starts by a stage, too; the student hears of the start, not of stages', async () => {
    const { who, student, id } = await applyOnce(api);
    const [, second, third] = await idsOf(who);
    const mails = async () => (await templatesTo(api, await emailOf(api, student))).length;
    const before = await mails();
    await calls.setStage(who, { ids: [id], stageId: second });
    expect(await stageOf(who, id)).toEqual(['in-progress', second]);
    const started = await mails();
    await calls.setStage(who, { ids: [id], stageId: third });
    expect(await mails()).toBe(started);
    expect(started).toBeGreaterThanOrEqual(before);
    const { timeline } = (await calls.showMine(student, id)).json().application;
    expect(timeline.map(({ kind }: { kind: string }) => kind)).toEqual(['applied', 'in-progress']);
    await calls.status(who, { ids: [id], status: 'new' });
    expect(await stageOf(who, id)).toEqual(['new', null]);
  });

  test('gets an offer only in progress', async () => {
    const { who, id } = await applyOnce(api);
    const refused = await calls.outcome(who, [id], 'offered');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'offer_before_selection']);
    await calls.status(who, { ids: [id], status: 'in-progress' });
    expect((await calls.outcome(who, [id], 'offered')).statusCode).toBe(200);
  });
});
