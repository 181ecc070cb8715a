import { addDays } from '@engawa/contract/days/days';
import { todayInJapan } from '@engawa/platform/clock/today';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseSnapshots } from '../../src/features/applications/public.ts';
import { sweepFiles } from '../../src/features/files/sweep/sweep-files.ts';
import { eraseDeclinedFiles } from '../../src/features/offers/public.ts';
import { type SignedIn, signIn } from '../../testing/database/factories.ts';
import { block } from '../../testing/people/settings.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { offerWithOwnFile } from '../../testing/talk/offer-files.ts';
import { offerCalls } from '../../testing/talk/offers.ts';

let api: TestApp;
let calls: ReturnType<typeof offerCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = offerCalls(api);
});
afterAll(() => api.close());

const day = 24 * 60 * 60;
const offerWithFile = () => offerWithOwnFile(api);

/** After days the session has expired. */
const signedIn = ({ accountId }: SignedIn) => signIn(api, accountId);

/** Deletes what is past keeping, as the daily and the hourly job do. */
const eraseEnded = async () => {
  const { databases, applications } = api.services;
  const now = api.clock.now();
  await eraseSnapshots(databases.commands, now);
  await eraseDeclinedFiles(databases.commands, { now, keptDays: applications.keptDays });
  await sweep();
};

/** Deletes unused files, as the hourly job does. */
const sweep = () => sweepFiles(api.services.files, api.clock.now());
const exists = async (fileId: string): Promise<boolean> => {
  const { pool } = api.services.databases;
  const { rows } = await pool.query('select from stored_file where id = $1', [fileId]);
  return rows.length > 0;
};

test('a company cannot tell a student who blocked it from one who deleted the account', async () => {
  const until = addDays(todayInJapan(api.clock.now()), 21);
  const wish = (of: Awaited<ReturnType<typeof offerWithFile>>) =>
    calls.moreTime(of.student, of.id, until, 'ほかの選考の結果を待っています。');
  const [blocked, deleted] = [await offerWithFile(), await offerWithFile()];
  for (const one of [blocked, deleted]) expect((await wish(one)).statusCode).toBe(200);
  await block(api, blocked.student, blocked.who.companyId);
  const { headers } = deleted.student;
  await api.app.inject({ method: 'DELETE', url: '/v1/student/account', headers });
  const [ofBlocked, ofDeleted] = await Promise.all(
    [blocked, deleted].map(async ({ who, id }) => {
      const { id: _, ...offer } = (await calls.suggest(who, id)).json().offer;
      return { offer, document: (await calls.document('company', who, id)).statusCode };
    }),
  );
  expect(ofBlocked).toEqual(ofDeleted);
  expect(ofBlocked).toMatchObject({ offer: { document: null, moreTime: null }, document: 404 });
});

describe('the file is deleted', () => {
  test('with the student’s account', async () => {
    const { who, student, id, fileId } = await offerWithFile();
    const url = '/v1/student/account';
    await api.app.inject({ method: 'DELETE', url, headers: student.headers });
    expect((await calls.document('company', who, id)).statusCode).toBe(404);
    api.clock.advance(2 * day);
    await sweep();
    expect(await exists(fileId)).toBe(false);
    const left = (await calls.suggest(await signedIn(who), id)).json().offer;
    expect(left).toMatchObject({ document: null, terms: { salary: 300_000 } });
  });

  test('a while after the student declined; not of another offer', async () => {
    const declined = await offerWithFile();
    const [open, accepted, withdrawn] = [
      await offerWithFile(),
      await offerWithFile(),
      await offerWithFile(),
    ];
    await calls.answer(declined.student, declined.id, 'decline');
    await calls.answer(accepted.student, accepted.id, 'accept');
    await calls.withdraw(withdrawn.who, withdrawn.id);
    api.clock.advance((api.services.applications.keptDays - 1) * day);
    await eraseEnded();
    expect(await exists(declined.fileId)).toBe(true);
    api.clock.advance(2 * day);
    await eraseEnded();
    expect(await exists(declined.fileId)).toBe(false);
    for (const { student, who, id, fileId } of [open, accepted, withdrawn]) {
      expect(await exists(fileId)).toBe(true);
      const mine = await calls.document('student', await signedIn(student), id);
      const theirs = await calls.document('company', await signedIn(who), id);
      expect([mine.statusCode, theirs.statusCode]).toEqual([200, 200]);
    }
  });
});
