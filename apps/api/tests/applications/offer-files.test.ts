import {
  type ClamavServer,
  startClamavServer,
} from '@engawa/platform/testing/stand-ins/clamav-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scanFiles } from '../../src/features/files/sweep/scan-files.ts';
import { sweepFiles } from '../../src/features/files/sweep/sweep-files.ts';
import {
  createRecruiter,
  type SignedIn,
  type SignedInRecruiter,
  signIn,
} from '../../testing/database/factories.ts';
import { pdf } from '../../testing/files/sample-files.ts';
import { fileCalls } from '../../testing/files/uploads.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { applicationCalls } from '../../testing/talk/applications.ts';
import {
  ownFileName as name,
  offerWithOwnFile,
  uploadOwnFile,
} from '../../testing/talk/offer-files.ts';
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

const codeOf = (reply: { statusCode: number; json(): { code: string } }) => [
  reply.statusCode,
  reply.json().code,
];
const day = 24 * 60 * 60;

const upload = (who: SignedIn, purpose?: string, content?: Buffer) =>
  uploadOwnFile(api, who, { purpose, content });

const offerWithFile = () => offerWithOwnFile(api);

/** After days the session has expired. */
const signedIn = ({ accountId }: SignedIn) => signIn(api, accountId);

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
