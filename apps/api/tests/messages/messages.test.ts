import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecruiter, signIn } from '../../testing/database/factories.ts';
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

interface Shown {
  number: number;
  text: string | null;
  mine: boolean;
}
const texts = (reply: { json(): { messages: Shown[] } }) =>
  reply.json().messages.map(({ number, text, mine }) => [number, text, mine]);

describe('a thread', () => {
  test('exists from connecting on, and accepting leads to it', async () => {
    const { student, who, threadId } = await startTalking(api);
    const { connect } = (await connectCalls(api).student.show(student, who.companyId)).json();
    expect(connect).toMatchObject({ state: 'connected', threadId });
    const shown = (await calls.show('student', student, threadId)).json();
    expect(shown.thread).toMatchObject({ id: threadId, last: null, unread: 0, closed: null });
    const theirs = (
      await calls.get(`/v1/company/messages-applicant/${student.accountId}`, who)
    ).json();
    expect(theirs).toMatchObject({
      thread: { id: threadId, closed: null },
      messages: [],
      notes: [],
    });
  });

  test('shows both sides texts, authors and unread counts', async () => {
    const { student, who, threadId } = await startTalking(api);
    const first = await calls.send('company', who, threadId, { text: 'お話ししませんか。' });
    expect(first.json().written).toMatchObject({
      number: 1,
      mine: true,
      author: { name: '田中 美咲' },
      text: 'お話ししませんか。',
      editedAt: null,
    });
    await calls.send('student', student, threadId, { text: '<script>alert(1)</script>' });
    await calls.send('student', student, threadId, { text: '🎉🎉' });
    expect(texts(await calls.show('student', student, threadId))).toEqual([
      [1, 'お話ししませんか。', false],
      [2, '<script>alert(1)</script>', true],
      [3, '🎉🎉', true],
    ]);
    const shown = (await calls.show('company', who, threadId)).json();
    expect(shown.thread).toMatchObject({ unread: 2, myRead: 0, partnerRead: 0 });
    expect(shown.thread.last).toMatchObject({ number: 3, mine: false, text: '🎉🎉' });
    expect(shown.messages[1].author.name).toBe(shown.thread.student.name);
    expect([await calls.unread('student', student), await calls.unread('company', who)]).toEqual([
      1, 2,
    ]);

    expect((await calls.read('company', who, threadId, 2)).json().unread).toBe(1);
    expect((await calls.read('company', who, threadId, 1)).json().unread).toBe(1);
    expect((await calls.read('company', who, threadId, 99)).json().unread).toBe(0);
    expect(await calls.unread('company', who)).toBe(0);
    expect((await calls.show('student', student, threadId)).json().thread.partnerRead).toBe(3);
    expect((await calls.list('company', who, '?unread=1')).json().threads).toEqual([]);
    expect((await calls.list('student', student, '?unread=1')).json().threads).toHaveLength(1);
  });

  test('is shared by the company’s recruiters, except interviewers', async () => {
    const { student, who, threadId } = await startTalking(api);
    const { companyId } = who;
    const colleague = await createRecruiter(api, { companyId, level: 2, name: '佐藤 健' });
    const interviewer = await createRecruiter(api, { companyId, level: 3 });
    await calls.send('company', colleague, threadId);
    const { messages } = (await calls.show('student', student, threadId)).json();
    expect(messages[0].author).toEqual({ name: '佐藤 健', pictureUrl: null });
    const seen = (await calls.show('company', who, threadId)).json().messages[0];
    expect(seen).toMatchObject({ mine: true, editableUntil: null });
    expect((await calls.list('company', interviewer)).json()).toMatchObject({ threads: [] });
    expect((await calls.show('company', interviewer, threadId)).statusCode).toBe(404);
    expect((await calls.send('company', interviewer, threadId)).statusCode).toBe(404);
  });

  test('has pages by number, from either end', async () => {
    const { student, who, threadId } = await startTalking(api);
    for (let at = 1; at <= 55; at += 1) {
      await calls.send(at % 2 ? 'student' : 'company', at % 2 ? student : who, threadId, {
        text: `${at}`,
      });
    }
    const numbers = async (query: string) => {
      const { messages, earlier, later } = (
        await calls.show('student', student, threadId, query)
      ).json();
      return [messages.at(0)?.number, messages.at(-1)?.number, earlier, later];
    };
    expect(await numbers('')).toEqual([6, 55, true, false]);
    expect(await numbers('?before=6')).toEqual([1, 5, false, true]);
    expect(await numbers('?after=0')).toEqual([1, 50, false, true]);
    expect(await numbers('?after=50')).toEqual([51, 55, true, false]);
    expect(await numbers('?after=55')).toEqual([undefined, undefined, true, false]);
  });
});

describe('a message', () => {
  test('sent twice exists once, also concurrently', async () => {
    const { student, who, threadId } = await startTalking(api);
    const clientId = randomUUID();
    const again = () => calls.send('student', student, threadId, { clientId, text: 'はい。' });
    const replies = await Promise.all([again(), again(), again()]);
    replies.push(await again());
    expect(replies.map((reply) => [reply.statusCode, reply.json().written.number])).toEqual(
      replies.map(() => [200, 1]),
    );
    expect(texts(await calls.show('company', who, threadId))).toEqual([[1, 'はい。', false]]);
    expect(await calls.unread('company', who)).toBe(1);
  });

  test('can be edited and deleted by its author for two hours', async () => {
    const { student, who, threadId } = await startTalking(api);
    const colleague = await createRecruiter(api, { companyId: who.companyId });
    const [one, two, three] = (await Promise.all(
      ['一', '二', '三'].map(
        async (text) =>
          (await calls.send('company', who, threadId, { text })).json().written.id as string,
      ),
    )) as [string, string, string];
    const codeOf = (reply: { statusCode: number; json(): { code: string } }) => [
      reply.statusCode,
      reply.json().code,
    ];
    expect(codeOf(await calls.edit('company', colleague, one, '1'))).toEqual([
      409,
      'not_the_author',
    ]);
    expect(codeOf(await calls.edit('student', student, one, '1'))).toEqual([409, 'not_the_author']);
    api.clock.advance(7200);
    Object.assign(who, await signIn(api, who.accountId));
    Object.assign(student, await signIn(api, student.accountId));
    expect((await calls.edit('company', who, one, '壱')).json().written).toMatchObject({
      text: '壱',
      editedAt: expect.any(String),
      editableUntil: expect.any(String),
    });
    expect((await calls.remove('company', who, two)).json().written).toMatchObject({
      text: null,
      deletedAt: expect.any(String),
      editableUntil: null,
    });
    expect(codeOf(await calls.remove('company', who, two))).toEqual([409, 'message_deleted']);
    expect(await calls.unread('student', student)).toBe(2);
    api.clock.advance(1);
    expect(codeOf(await calls.edit('company', who, one, '1'))).toEqual([409, 'edit_window_over']);
    expect(codeOf(await calls.remove('company', who, three))).toEqual([409, 'edit_window_over']);
    const shown = (await calls.show('student', student, threadId)).json().messages as Shown[];
    expect(new Set(shown.map(({ text }) => text))).toEqual(new Set([null, '三', '壱']));
    expect((await calls.read('student', student, threadId, 3)).json().unread).toBe(0);
  });
});
