import { readPdf } from '@engawa/platform/testing/reading/pdf-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoApp } from '../../testing/database/demo.ts';
import { signIn } from '../../testing/database/factories.ts';
import type { TestApp } from '../../testing/server/app.ts';
import { applicationCalls } from '../../testing/talk/applications.ts';
import { offerCalls } from '../../testing/talk/offers.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startDemoApp();
});
afterAll(() => api.close());

async function signInAs(email: string) {
  const { rows } = await api.services.databases.pool.query<{ id: string }>(
    'select id from student where email = $1 union select id from recruiter where email = $1',
    [email],
  );
  return signIn(api, rows[0]?.id ?? '');
}

test('the demo has applications in every state, for the student and for the company', async () => {
  const calls = applicationCalls(api);
  const mine = await calls.mine(await signInAs('linh@students.example'));
  const states = mine.flatMap((one: { kind: string; application?: { status: string } }) =>
    one.kind === 'job' ? one.application?.status : [],
  );
  expect(new Set(states)).toEqual(
    new Set(['pre-applied', 'new', 'in-progress', 'offered', 'declined', 'withdrawn']),
  );
  const kinds = new Set(mine.map(({ kind }: { kind: string }) => kind));
  expect(kinds).toEqual(new Set(['job', 'event', 'elsewhere']));
  const who = await signInAs('recruiter@hoshizora.example');
  const list = (await calls.list(who)).json();
  expect(Object.values(list.counts)).not.toContain(0);
  expect((await calls.externalList(who)).json()).toMatchObject({
    preApplied: 1,
    counts: { new: 1 },
  });
  type WithOffer = { offer: { state: string } | null };
  const offers = list.applyList.flatMap(({ offer }: WithOffer) => offer?.state ?? []);
  expect(new Set(offers)).toEqual(new Set(['open', 'accepted', 'declined', 'withdrawn']));
  const open = list.applyList.find(({ offer }: WithOffer) => offer?.state === 'open');
  const { offer } = (await offerCalls(api).suggest(who, open.id)).json();
  expect(offer.document.ownFile.name).toMatch(/\.pdf$/);
  const own = await offerCalls(api).document('company', who, open.id);
  expect((await readPdf(own.rawPayload)).text).toContain('労働条件通知書');
  const rated = list.applyList.find(({ ratings }: { ratings: number }) => ratings > 0);
  const shown = (await calls.show(who, rated.id)).json();
  expect([shown.sent.studentProfile.lastName.length > 0, shown.ratingsHidden]).toEqual([true, 0]);
  expect(shown.ratings[0].scores).toHaveLength(3);
  expect(shown.sent.documents.map(({ kind }: { kind: string }) => kind)).toEqual([
    'rirekisho',
    'resume-en',
  ]);
  const document = await calls.document(who, rated.id);
  expect(document.headers['content-type']).toBe('application/pdf');
});
