import { demoCompanies } from '@engawa/demo/companies';
import { expect, test } from 'vitest';
import { insertDemoEvents } from '../../src/demo/events/insert-demo-events.ts';
import { eventCalls } from '../../testing/contents/events.ts';
import { uploadPicture } from '../../testing/contents/jobs.ts';
import { createRecruiter, createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { startTestApp } from '../../testing/server/app.ts';

test('the demo’s events show every state', async () => {
  const api = await startTestApp();
  try {
    const calls = eventCalls(api);
    const recruiters = await Promise.all(
      demoCompanies.map(async ({ domain }) => [domain, await createRecruiter(api)] as const),
    );
    const students: SignedIn[] = [];
    for (let at = 0; at < 45; at += 1) students.push(await createStudent(api));
    const companies = new Map(recruiters);
    const midori = companies.get('midori-works') as (typeof recruiters)[number][1];
    const cover = await uploadPicture(api, midori);
    await api.services.databases.commands.transaction().execute((tx) =>
      insertDemoEvents(tx, {
        companyIds: new Map(recruiters.map(([domain, { companyId }]) => [domain, companyId])),
        studentIds: students.map(({ accountId }) => accountId),
        pictureFor: (name) => (name === 'midori-works/factory-tour' ? cover : null),
        now: api.clock.now(),
      }),
    );
    const { eventPostingList, images } = (await calls.list(midori)).json();
    expect(eventPostingList).toMatchObject([
      { status: 'public', capacity: 12, going: 12, waiting: 4, jp: { coverImage: cover } },
      { status: 'public', going: 15, waiting: 0 },
    ]);
    expect(images).toMatchObject([{ id: cover }]);
    const [visitor, other] = [students[0] as SignedIn, students[6] as SignedIn];
    const full = await calls.see(visitor, eventPostingList[0].id);
    expect(full.json()).toMatchObject({
      event: { placesLeft: 0 },
      application: { state: 'waiting', waitingPlace: 1 },
    });
    const hoshizora = companies.get('hoshizora') as typeof midori;
    const { eventPostingList: theirs } = (await calls.list(hoshizora, '?status=limited')).json();
    expect((await calls.see(visitor, theirs[0].id)).statusCode).toBe(200);
    expect((await calls.see(other, theirs[0].id)).statusCode).toBe(404);
    const going = eventPostingList[1].id;
    expect((await calls.applicants(midori, going)).json().applyList).toHaveLength(15);
  } finally {
    await api.close();
  }
});
