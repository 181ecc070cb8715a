import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecruiter } from '../../testing/database/factories.ts';
import { pdf, png } from '../../testing/files/sample-files.ts';
import { fileCalls } from '../../testing/files/uploads.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { connectCalls } from '../../testing/talk/connect.ts';
import { messageCalls, startTalking } from '../../testing/talk/messages.ts';

let api: TestApp;
let calls: ReturnType<typeof messageCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = messageCalls(api);
});
afterAll(() => api.close());

const query = (text: string, values: unknown[]) => api.services.databases.pool.query(text, values);
const codeOf = (reply: { statusCode: number; json(): { code: string } }) => [
  reply.statusCode,
  reply.json().code,
];
const countIn = async (threadId: string) =>
  Number(
    (await query('select count(*) from thread_message where thread_id = $1', [threadId])).rows[0]
      .count,
  );

describe('files', () => {
  test('are limited to two of the right kind, uploaded by the sender; both sides open them', async () => {
    const { student, who, threadId } = await startTalking(api);
    const ids: string[] = [];
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) {
      const reply = await calls.upload('student', student, { name, content: pdf });
      ids.push(reply.json().file.id);
    }
    expect((await calls.send('student', student, threadId, { files: ids })).statusCode).toBe(422);
    const wrong = await calls.upload('student', student, { name: 'run.exe', content: 'MZ' });
    expect(codeOf(wrong)).toEqual([415, 'file_type_refused']);
    const two = { text: null, files: ids.slice(0, 2) };
    const { id, files } = (await calls.send('student', student, threadId, two)).json().written;
    expect(files).toHaveLength(2);
    expect(codeOf(await calls.send('student', student, threadId, two))).toEqual([
      409,
      'file_in_use',
    ]);
    expect(await countIn(threadId)).toBe(1);
    const open = (one = '') => fileCalls(api).get(`/v1/company/file/${one}`, who);
    expect((await open(ids[0])).statusCode).toBe(200);
    expect((await open(ids[2])).statusCode).toBe(404);
    const stranger = await createRecruiter(api);
    expect((await fileCalls(api).get(`/v1/company/file/${ids[0]}`, stranger)).statusCode).toBe(404);

    await calls.removeFile('student', student, id, ids[0] ?? '');
    expect((await open(ids[0])).statusCode).toBe(404);
    const left = await calls.removeFile('student', student, id, ids[1] ?? '');
    expect(left.json().written).toMatchObject({ files: [], deletedAt: expect.any(String) });
    expect(await calls.unread('company', who)).toBe(0);
  });

  test('can be removed before sending', async () => {
    const { who } = await startTalking(api);
    const { id } = (
      await calls.upload('company', who, { name: 'a.png', content: await png() })
    ).json().file;
    const url = '/v1/company/upload-file-messages/delete';
    expect((await calls.post(url, who, { id })).statusCode).toBe(200);
    expect((await calls.post(url, who, { id })).statusCode).toBe(404);
  });
});

describe('words', () => {
  test('refuses an empty, too long or unfilled text', async () => {
    const { student, who, threadId } = await startTalking(api);
    const send = (text: string | null) => calls.send('company', who, threadId, { text });
    for (const text of [null, '', ' \n ', '\u200b', 'あ'.repeat(5001), 'あ'.repeat(10_000)]) {
      expect((await send(text)).statusCode).toBe(422);
    }
    expect((await send('あ'.repeat(5000))).statusCode).toBe(200);
    const open = await send('{name}さん、{date}はいかがですか。');
    expect(codeOf(open)).toEqual([422, 'variables_unfilled']);
    expect(open.json().message).toContain('{name} {date}');
    const misspelt = await send('{nmae}さん、はじめまして。');
    expect(codeOf(misspelt)).toEqual([422, 'variables_unknown']);
    expect(misspelt.json().message).toContain('{nmae}');
    expect((await calls.send('student', student, threadId, { text: '{nmae}' })).statusCode).toBe(
      200,
    );
    expect((await calls.send('student', student, threadId, { text: '{name}' })).statusCode).toBe(
      200,
    );
    expect(await countIn(threadId)).toBe(3);
  });

  test('a flood reaches a limit that states how long to wait', async () => {
    const { student, who, threadId } = await startTalking(api);
    const replies = await Promise.all(
      Array.from({ length: 65 }, () => calls.send('student', student, threadId)),
    );
    const refused = replies.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.json()).toMatchObject({ code: 'too_many_messages' });
    expect(refused[0]?.json().message).toMatch(/\d+秒/);
    expect([await countIn(threadId), await calls.unread('company', who)]).toEqual([60, 60]);
    api.clock.advance(61);
    expect((await calls.send('student', student, threadId)).statusCode).toBe(200);
  });

  test('refuses an id that another message has', async () => {
    const { student, who, threadId } = await startTalking(api);
    const clientId = randomUUID();
    await calls.send('company', who, threadId, { clientId });
    const same = await calls.send('student', student, threadId, { clientId });
    expect(codeOf(same)).toEqual([409, 'message_sent_otherwise']);
    const elsewhere = await startTalking(api);
    const far = await calls.send('student', elsewhere.student, elsewhere.threadId, { clientId });
    expect(codeOf(far)).toEqual([409, 'message_sent_otherwise']);
    expect([await countIn(threadId), await countIn(elsewhere.threadId)]).toEqual([1, 0]);
  });
});

describe('a closed thread', () => {
  test('after the end of a connection can be read by both, and not changed', async () => {
    const { student, who, threadId } = await startTalking(api);
    const sent = await calls.send('student', student, threadId);
    await connectCalls(api).company.end(who, student.accountId, 'end');
    for (const [side, person] of [
      ['student', student],
      ['company', who],
    ] as const) {
      expect(codeOf(await calls.send(side, person, threadId))).toEqual([409, 'thread_closed']);
      const { thread, messages } = (await calls.show(side, person, threadId)).json();
      expect([thread.closed, messages.length]).toEqual(['not_connected', 1]);
    }
    const { id } = sent.json().written;
    expect(codeOf(await calls.edit('student', student, id, '1'))).toEqual([409, 'thread_closed']);
  });

  test('by a block is readable for the student; the company cannot read the student’s texts', async () => {
    const { student, who, threadId } = await startTalking(api);
    const file = (await calls.upload('student', student)).json().file.id;
    await calls.send('student', student, threadId, { files: [file], text: '秘密です。' });
    await query('insert into blocked_company (student_id, company_id) values ($1, $2)', [
      student.accountId,
      who.companyId,
    ]);
    expect((await calls.show('student', student, threadId)).json().thread.closed).toBe('blocked');
    const shown = (await calls.show('company', who, threadId)).json();
    expect(shown).toMatchObject({
      thread: { closed: 'unavailable', student: null, last: { text: null }, unread: 0 },
      messages: [{ number: 1, text: null, author: null, files: [] }],
    });
    expect(JSON.stringify(shown)).not.toContain('秘密');
    expect((await calls.list('company', who)).body).not.toContain('秘密');
    expect((await calls.search('company', who, '秘密')).json().threads).toEqual([]);
    expect(await calls.unread('company', who)).toBe(0);
    expect((await fileCalls(api).get(`/v1/company/file/${file}`, who)).statusCode).toBe(404);
    expect(codeOf(await calls.send('company', who, threadId))).toEqual([409, 'thread_closed']);
  });

  test('by an erasure loses the texts and keeps the places', async () => {
    const { student, who, threadId } = await startTalking(api);
    await calls.send('student', student, threadId, { text: '竹の橋の話です。' });
    await calls.send('company', who, threadId, { text: '面白いですね。' });
    const { headers } = student;
    await api.app.inject({ method: 'DELETE', url: '/v1/student/account', headers });
    const { thread, messages } = (await calls.show('company', who, threadId)).json();
    expect(thread).toMatchObject({ closed: 'unavailable', student: null, unread: 0 });
    expect(messages).toMatchObject([
      { number: 1, text: null, author: null, deletedAt: expect.any(String) },
      { number: 2, text: '面白いですね。', author: { name: '田中 美咲' } },
    ]);
    expect(codeOf(await calls.send('company', who, threadId))).toEqual([409, 'thread_closed']);
  });

  test('refuses a message without a connection', async () => {
    const { threadId } = await startTalking(api);
    const stranger = await createRecruiter(api);
    expect((await calls.send('company', stranger, threadId)).statusCode).toBe(404);
  });
});
