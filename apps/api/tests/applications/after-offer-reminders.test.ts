import { offerSteps } from '@engawa/contract/after-offer/steps';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { afterOfferCalls, makeOffer } from '../../testing/talk/after-offer.ts';

let api: TestApp;
let calls: ReturnType<typeof afterOfferCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = afterOfferCalls(api);
});
afterAll(() => api.close());

test('home and calendar show the student’s next steps until they are ticked', async () => {
  const { who, student, threadId } = await makeOffer(api);
  const read = async (url: string) =>
    (await api.app.inject({ url: `/v1/student/${url}`, headers: student.headers })).json();
  const company = { id: who.companyId };
  const first = (await read('top/waiting')).preparations[0];
  expect(first).toMatchObject({ threadId, company, title: { jp: expect.any(String) } });
  const { entries } = await read('calendar');
  const steps = entries.filter(({ kind }: { kind: string }) => kind === 'offer-step');
  expect(steps[0]).toMatchObject({ company, of: threadId, title: { jp: expect.any(String) } });
  const own = offerSteps.ids.find((id) => offerSteps.byId(id).name.ja === first.title.jp);
  await calls.tick('student', student, threadId, own ?? '');
  expect((await read('top/waiting')).preparations[0]?.title).not.toEqual(first.title);
});
