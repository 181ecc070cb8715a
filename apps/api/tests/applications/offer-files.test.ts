import { addDays } from '@engawa/contract/days/days';
import { todayInJapan } from '@engawa/platform/clock/today';
import {
  type ClamavServer,
  startClamavServer,
} from '@engawa/platform/testing/stand-ins/clamav-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseSnapshots } from '../../src/features/applications/public.ts';
import { scanFiles } from '../../src/features/files/sweep/scan-files.ts';
import { sweepFiles } from '../../src/features/files/sweep/sweep-files.ts';
import { eraseDeclinedFiles } from '../../src/features/offers/public.ts';
import {
  createRecruiter,
  type SignedIn,
  type SignedInRecruiter,
  signIn,
} from '../../testing/database/factories.ts';
import { pdf } from '../../testing/files/sample-files.ts';
import { fileCalls } from '../../testing/files/uploads.ts';
import { block } from '../../testing/people/settings.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { applicationCalls } from '../../testing/talk/applications.ts';
import { inProgress, offerCalls, passUndoTime } from '../../testing/talk/offers.ts';

let scanner: ClamavServer;
let api: TestApp;
let calls: ReturnType<typeof offerCalls>;
let files: ReturnType<typeof fileCalls>;
beforeAll(async () => {
  scanner = await startClamavServer();
  api = await startTestApp({ env: { SCANNER_URL: scanner.url } });
  calls = offerCalls(api);
  files = fileCalls(api);
});
afterAll(async () => {
  await api.close();
  await scanner.stop();
});

const name = '労働条件通知書_自社.pdf';
const codeOf = (reply: { statusCode: number; json(): { code: string } }) => [
  reply.statusCode,
  reply.json().code,
];
const day = 24 * 60 * 60;

async function upload(who: SignedIn, purpose = 'offer', content = pdf): Promise<string> {
  const reply = await files.upload(purpose, [{ name, content }], { who, side: 'company' });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().file.id;
}

/** An offer with the company's own file that has reached the student. */
async function offerWithFile() {
  const applied = await inProgress(api);
  const fileId = await upload(applied.who);
  const made = await calls.make(applied.who, applied.id, {}, fileId);
  expect(made.statusCode, made.body).toBe(200);
  await passUndoTime(api);
  return { ...applied, fileId };
}

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

describe('a file of the company’s own in place of the 労働条件通知書', () => {
  test('is what both sides download; terms and reply date stay', async () => {
    const { who, student, id } = await offerWithFile();
    const document = { ownFile: { name, bytes: pdf.length } };
    const seen = (await calls.show(student, id)).json().offer;
    expect(seen).toMatchObject({ document, terms: { salary: 300_000 }, state: 'open' });
    expect((await calls.suggest(who, id)).json()).toMatchObject({
      offer: { document },
      file: null,
    });
    for (const reply of [
      await calls.document('student', student, id),
      await calls.document('company', who, id),
    ]) {
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(reply.headers['content-disposition']).toContain(encodeURIComponent(name));
      expect(reply.rawPayload.equals(pdf)).toBe(true);
    }
    expect((await calls.answer(student, id, 'accept')).statusCode).toBe(200);
  });

  test('is read by nobody else, and by the student only once the offer is sent', async () => {
    const { who, student, id } = await inProgress(api);
    const fileId = await upload(who);
    expect((await calls.preview(who, id, {}, fileId)).json().pages).toEqual([]);
    await calls.make(who, id, {}, fileId);
    expect((await calls.document('student', student, id)).statusCode).toBe(404);
    await passUndoTime(api);
    const other = await inProgress(api);
    const interviewer = await createRecruiter(api, { companyId: who.companyId, level: 3 });
    expect((await calls.document('student', other.student, id)).statusCode).toBe(404);
    expect((await calls.document('company', other.who, id)).statusCode).toBe(404);
    expect((await calls.document('company', interviewer, id)).statusCode).toBe(403);
    expect((await files.get(`/v1/student/file/${fileId}`, student)).statusCode).toBe(404);
    expect((await files.get(`/v1/company/file/${fileId}`, interviewer)).statusCode).toBe(404);
  });

  test('cannot be deleted elsewhere, and stays when its uploader has left', async () => {
    const { who, student, id, fileId } = await offerWithFile();
    expect(codeOf(await files.remove(fileId, who, 'company'))).toEqual([409, 'file_in_use']);
    const { pool } = api.services.databases;
    await pool.query('update stored_file set uploaded_by = null where id = $1', [fileId]);
    api.clock.advance(2 * day);
    await sweep();
    const here = await signedIn(student);
    expect((await calls.document('student', here, id)).rawPayload.equals(pdf)).toBe(true);
  });

  test('is taken again by a colleague after the offer was undone, or replaced and deleted', async () => {
    const { who, student, id } = await inProgress(api);
    const first = await upload(who);
    await calls.make(who, id, {}, first);
    await applicationCalls(api).undo(who, [id]);
    const colleague = await createRecruiter(api, { companyId: who.companyId, level: 2 });
    const { file } = (await calls.suggest(colleague, id)).json();
    expect(file).toEqual({ id: first, name, bytes: pdf.length });
    expect((await calls.preview(colleague, id, {}, first)).statusCode).toBe(200);
    expect((await calls.make(colleague, id, {}, first)).statusCode).toBe(200);
    await applicationCalls(api).undo(who, [id]);
    const second = await upload(who);
    expect((await calls.make(who, id, {}, second)).statusCode).toBe(200);
    await applicationCalls(api).undo(who, [id]);
    expect((await calls.make(who, id)).statusCode).toBe(200);
    await passUndoTime(api);
    expect((await calls.show(student, id)).json().offer.document).toEqual({ ownFile: null });
    api.clock.advance(2 * day);
    await sweep();
    expect([await exists(first), await exists(second)]).toEqual([false, false]);
  });
});

describe('refused, and nothing is sent', () => {
  const refusals = async (fileOf: (who: SignedInRecruiter) => Promise<string>) => {
    const { who, student, id } = await inProgress(api);
    const fileId = await fileOf(who);
    const replies = [
      await calls.preview(who, id, {}, fileId),
      await calls.make(who, id, {}, fileId),
    ];
    await passUndoTime(api);
    expect((await calls.show(student, id)).statusCode).toBe(404);
    return replies.map(codeOf);
  };
  const unknown = [
    [404, 'not_found'],
    [404, 'not_found'],
  ];

  test('a file of another company, of a colleague, for another purpose, deleted or unknown', async () => {
    const stranger = await createRecruiter(api);
    expect(await refusals(() => upload(stranger))).toEqual(unknown);
    expect(
      await refusals(async ({ companyId }) =>
        upload(await createRecruiter(api, { companyId, level: 2 })),
      ),
    ).toEqual(unknown);
    expect(await refusals((who) => upload(who, 'message'))).toEqual(unknown);
    expect(
      await refusals(async (who) => {
        const fileId = await upload(who);
        await files.remove(fileId, who, 'company');
        return fileId;
      }),
    ).toEqual(unknown);
    expect(await refusals(async () => crypto.randomUUID())).toEqual(unknown);
  });

  test('a file that another offer has', async () => {
    const { who, fileId } = await offerWithFile();
    const other = await inProgress(api, { who });
    expect(codeOf(await calls.make(other.who, other.id, {}, fileId))).toEqual([409, 'file_in_use']);
  });

  test('anything but a PDF', async () => {
    const { who } = await inProgress(api);
    const sheet = [{ name: 'terms.txt', content: Buffer.from('月給30万円') }];
    const reply = await files.upload('offer', sheet, { who, side: 'company' });
    expect(codeOf(reply)).toEqual([415, 'file_type_refused']);
  });

  test('a file that is not scanned yet; once it is, the offer can be made', async () => {
    const { who, id } = await inProgress(api);
    await scanner.stop();
    const fileId = await upload(who);
    const waiting = [409, 'file_not_scanned'];
    expect(codeOf(await calls.preview(who, id, {}, fileId))).toEqual(waiting);
    expect(codeOf(await calls.make(who, id, {}, fileId))).toEqual(waiting);
    scanner = await startClamavServer(Number(new URL(scanner.url).port));
    await scanFiles(api.services.files, api.services.server.outbox, api.clock.now());
    expect((await calls.make(who, id, {}, fileId)).statusCode).toBe(200);
  });

  test('terms are checked as with a typeset document', async () => {
    const { who, id } = await inProgress(api);
    const fileId = await upload(who);
    const below = { salary: 100_000 };
    const code = [409, 'offer_below_posting'];
    expect(codeOf(await calls.preview(who, id, below, fileId))).toEqual(code);
    expect(codeOf(await calls.make(who, id, below, fileId))).toEqual(code);
  });
});

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
