import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecruiter } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { applicationCalls, applyOnce } from '../../testing/talk/applications.ts';

let api: TestApp;
let calls: ReturnType<typeof applicationCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = applicationCalls(api);
});
afterAll(() => api.close());

const interviewers = (companyId: string) =>
  Promise.all([
    createRecruiter(api, { companyId, level: 3 }),
    createRecruiter(api, { companyId, level: 3 }),
  ]);

async function selection() {
  const applied = await applyOnce(api);
  const { stages } = (await calls.stages(applied.who)).json();
  const [screening, first] = stages;
  await calls.saveStage(applied.who, {
    id: first.id,
    name: first.name,
    criteria: ['話し方', '動機'],
  });
  await calls.setStage(applied.who, { ids: [applied.id], stageId: first.id });
  return { ...applied, screening: screening.id, first: first.id };
}
const scores = [
  { criterion: '話し方', stars: 3 },
  { criterion: '動機', stars: 5 },
];

test('an interviewer sees the forms of a stage after submitting; a recruiter sees all', async () => {
  const { who, id, screening, first } = await selection();
  const [one, two] = await interviewers(who.companyId);
  const form = { applicationId: id, stars: 4, text: null, scores };
  await calls.rate(one, { ...form, text: 'まだ早い' });
  await calls.rate(one, { applicationId: id, stageId: screening, stars: 1, text: null });
  const before = (await calls.show(two, id)).json();
  expect([before.ratings, before.ratingsHidden, before.applicant.averageStars]).toEqual([
    [],
    2,
    null,
  ]);
  const rated = (await calls.rate(two, { ...form, stars: 2, stageId: first })).json();
  expect(rated.ratings).toMatchObject([
    { mine: false, stars: 4, text: 'まだ早い', scores, stage: { id: first } },
    { mine: true, stars: 2 },
  ]);
  const after = (await calls.show(two, id)).json();
  expect([after.ratingsHidden, after.applicant.averageStars, after.applicant.myStars]).toEqual([
    1, 3, 2,
  ]);
  const seen = (await calls.show(who, id)).json();
  expect(seen.ratings.map(({ stars }: { stars: number }) => stars)).toEqual([1, 4, 2]);
  expect([seen.ratingsHidden, seen.applicant.averageStars]).toEqual([0, 2.3]);
});

test('a form answers the criteria of its stage, and a second one replaces the first', async () => {
  const { who, id, first } = await selection();
  const form = { applicationId: id, stars: 4, text: null };
  const faulty = [[], scores.slice(1), [scores[0], { criterion: '笑顔', stars: 1 }]];
  for (const given of faulty) {
    const refused = await calls.rate(who, { ...form, scores: given });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'criteria_changed']);
  }
  expect((await calls.rate(who, { ...form, scores, stars: 6 })).statusCode).toBe(422);
  await calls.rate(who, { ...form, scores });
  await calls.rate(who, { ...form, scores, stars: 1 });
  expect((await calls.show(who, id)).json().ratings).toMatchObject([{ stars: 1 }]);
  const strange = await applyOnce(api);
  const { stages } = (await calls.stages(strange.who)).json();
  const foreign = await calls.rate(who, { ...form, scores, stageId: stages[0].id });
  expect(foreign.statusCode).toBe(404);
  expect((await calls.rate(strange.who, { ...form, scores, stageId: first })).statusCode).toBe(404);
});

test('forms outlive their stage and its criteria', async () => {
  const { who, id, screening, first } = await selection();
  const [one] = await interviewers(who.companyId);
  await calls.rate(one, { applicationId: id, stars: 4, text: '明るい', scores });
  await calls.saveStage(who, { id: first, name: { jp: '面談', en: null }, criteria: [] });
  await calls.deleteStage(who, first, screening);
  expect((await calls.show(who, id)).json().ratings).toEqual([
    {
      by: '田中 美咲',
      mine: false,
      stage: { id: null, name: { jp: '一次面接', en: 'First interview' } },
      scores,
      stars: 4,
      text: '明るい',
      at: expect.any(String),
    },
  ]);
});

test('criteria are six different ones at most, and stay when only the name is sent', async () => {
  const { who } = await applyOnce(api);
  const [stage] = (await calls.stages(who)).json().stages;
  const save = (criteria: string[]) =>
    calls.saveStage(who, { id: stage.id, name: stage.name, criteria });
  expect((await save(['話し方', '話し方'])).statusCode).toBe(422);
  expect((await save(Array.from({ length: 7 }, (_, at) => `項目${at}`))).statusCode).toBe(422);
  expect((await save(['あ'.repeat(31)])).statusCode).toBe(422);
  await save(['話し方']);
  await calls.saveStage(who, { id: stage.id, name: stage.name, stageIndex: 1 });
  const saved = (await calls.stages(who)).json().stages;
  expect(saved.map(({ criteria }: { criteria: string[] }) => criteria)).toEqual([
    [],
    ['話し方'],
    [],
  ]);
});

test('what the release before writes is copied; forms go with the student, whoever erases', async () => {
  const { who, id, first } = await selection();
  const [one] = await interviewers(who.companyId);
  const { pool } = api.services.databases;
  const rate = (stars: number) =>
    pool.query(
      `insert into application_rating
         (application_id, company_id, author_id, stars, text, rated_at)
       values ($1, $2, $3, $4, '明るい', now())
       on conflict (application_id, author_id) do update set stars = excluded.stars`,
      [id, who.companyId, one.accountId, stars],
    );
  await rate(2);
  await rate(3);
  const { ratings } = (await calls.show(who, id)).json();
  expect(ratings).toMatchObject([{ stars: 3, text: '明るい', scores: [], stage: { id: first } }]);
  await pool.query('update application set student_id = null where id = $1', [id]);
  const left = await pool.query('select from interview_form where application_id = $1', [id]);
  expect(left.rows).toEqual([]);
});
