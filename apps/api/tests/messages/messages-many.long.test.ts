import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecruiter, type SignedIn } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { messageCalls, type Side, startTalking } from '../../testing/talk/messages.ts';

let api: TestApp;
let calls: ReturnType<typeof messageCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = messageCalls(api);
});
afterAll(() => api.close());

interface Shown {
  id: string;
  number: number;
  text: string;
}

/** Reads all pages from the newest back, like a reader who scrolls up while others write. */
async function scrollUp(side: Side, who: SignedIn, threadId: string): Promise<Shown[]> {
  const all: Shown[] = [];
  for (let query = ''; ; ) {
    const { messages, earlier } = (await calls.show(side, who, threadId, query)).json();
    all.unshift(...messages);
    if (!earlier) return all;
    query = `?before=${messages[0].number}`;
  }
}

test('20 senders, 1,000 messages, paging meanwhile: each once, in one order, counted', async () => {
  const { student, who, threadId } = await startTalking(api);
  const { companyId } = who;
  const colleagues = await Promise.all(
    Array.from({ length: 18 }, () => createRecruiter(api, { companyId })),
  );
  const senders: [Side, SignedIn][] = [
    ['student', student],
    ...[who, ...colleagues].map((one): [Side, SignedIn] => ['company', one]),
  ];
  const sent: string[] = [];
  for (let round = 0; round < 25; round += 1) {
    const writing = senders.flatMap(([side, one], at) =>
      Array.from({ length: 2 }, async (_, nth) => {
        const text = `${round}-${at}-${nth}`;
        const reply = await calls.send(side, one, threadId, { text });
        expect(reply.statusCode).toBe(200);
        sent.push(text);
      }),
    );
    const [, pages] = await Promise.all([
      Promise.all(writing),
      scrollUp('student', student, threadId),
    ]);
    // New messages leave no gap and no duplicate in the pages.
    expect(pages.map(({ number }) => number)).toEqual(pages.map((_, at) => at + 1));
    // Past the limit per minute.
    api.clock.advance(61);
  }
  const [mine, theirs] = [
    await scrollUp('student', student, threadId),
    await scrollUp('company', who, threadId),
  ];
  expect(mine.map(({ id }) => id)).toEqual(theirs.map(({ id }) => id));
  expect(mine.map(({ number }) => number)).toEqual(mine.map((_, at) => at + 1));
  const texts = mine.map(({ text }) => text);
  expect(texts.toSorted((a, b) => a.localeCompare(b))).toEqual(
    sent.toSorted((a, b) => a.localeCompare(b)),
  );
  expect(sent).toHaveLength(1000);
  expect([await calls.unread('student', student), await calls.unread('company', who)]).toEqual([
    950, 50,
  ]);
});

test('finds words in names and texts in any spelling', async () => {
  const { student, who, threadId } = await startTalking(api);
  await calls.send('student', student, threadId, { text: 'ﾎﾟｰﾄﾌｫﾘｵ と Résumé を送ります。100%_' });
  await startTalking(api, { who });
  const found = async (side: Side, one: SignedIn, word: string) =>
    (await calls.search(side, one, word))
      .json()
      .threads.map(({ id, hit }: Found) => [id, hit?.number]);
  for (const word of ['ポートフォリオ', 'ぽーとふぉりお', 'RESUME', '100%', '%_']) {
    expect([word, await found('company', who, word)]).toEqual([word, [[threadId, 1]]]);
    expect([word, await found('student', student, word)]).toEqual([word, [[threadId, 1]]]);
  }
  expect(await found('company', who, '存在しない言葉')).toEqual([]);
  const { name } = (await calls.show('company', who, threadId)).json().thread.student;
  const named = (await found('company', who, name)) as [string, number | undefined][];
  expect(named.map(([id]) => id)).toContain(threadId);
});

interface Found {
  id: string;
  hit: { number: number } | null;
}
