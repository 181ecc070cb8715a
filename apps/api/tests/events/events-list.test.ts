import { contentLimits } from '@engawa/contract/contents/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type EventCalls,
  eventCalls,
  eventWith,
  inHours,
  saveOne,
} from '../../testing/contents/events.ts';
import { uploadPicture } from '../../testing/contents/jobs.ts';
import {
  createRecruiter,
  createStudent,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let calls: EventCalls;
beforeAll(async () => {
  api = await startTestApp();
  calls = eventCalls(api);
});
afterAll(() => api.close());

interface Listed {
  id: string;
  jp: { title: string } | null;
}

const list = async (who: SignedInRecruiter, query = '') => (await calls.list(who, query)).json();
const titles = async (who: SignedInRecruiter, query = '') =>
  (await list(who, query)).eventPostingList.map(({ jp }: Listed) => jp?.title);

const at = (title: string, from: number | null, to = (from ?? 0) + 2) =>
  eventWith(api, {
    jp: { title },
    common: {
      startsAt: from === null ? null : inHours(api, from),
      endsAt: from === null ? null : inHours(api, to),
    },
  });

describe('the list', () => {
  test('has undated events, then coming ones, then past ones', async () => {
    const who = await createRecruiter(api);
    for (const [title, from] of [
      ['来月', 700],
      ['先週', -170],
      ['未定', null],
      ['明日', 24],
      ['昨日', -24],
      ['進行中', -1],
    ] as const) {
      await saveOne(calls, who, { status: 'draft', ...at(title, from) });
      api.clock.advance(1);
    }
    await saveOne(calls, who, { status: 'draft', ...at('未定2', null) });
    expect(await titles(who)).toEqual(['未定2', '未定', '進行中', '明日', '来月', '昨日', '先週']);
  });

  test('pages by cursor through all three parts, each event once', async () => {
    const who = await createRecruiter(api);
    const many = contentLimits.perPage + 5;
    for (let one = 0; one < many; one += 1) {
      const from = [null, 24 * one, -24 * one - 24, 48][one % 4] ?? null;
      await saveOne(calls, who, { status: 'draft', ...at(`${one}`, from) });
    }
    const first = await list(who);
    expect(first.eventPostingList).toHaveLength(contentLimits.perPage);
    const second = await list(who, `?cursor=${first.nextCursor}`);
    expect(second.nextCursor).toBeNull();
    const ids = [...first.eventPostingList, ...second.eventPostingList].map(({ id }: Listed) => id);
    expect(new Set(ids).size).toBe(many);
    expect(first.counts).toEqual({ all: many, public: 0, private: 0, draft: many, limited: 0 });
    const other = await createRecruiter(api);
    expect(await titles(other, `?cursor=${first.nextCursor}`)).toEqual([]);
    // The last row of the first page was deleted; the second page is unchanged.
    await calls.remove(who, first.nextCursor.split('_')[1]);
    const later = await list(who, `?cursor=${first.nextCursor}`);
    expect(later.eventPostingList).toEqual(second.eventPostingList);
  });

  test('is filtered by status and by a word of any text, with counts', async () => {
    const who = await createRecruiter(api);
    await saveOne(calls, who, eventWith(api, { jp: { title: '夏の説明会' } }));
    await saveOne(calls, who, eventWith(api, { jp: { title: '工場見学', place: '愛知工場' } }));
    const talk = { jp: { title: '座談会' }, en: { description: 'Meet Summer interns.' } };
    await saveOne(calls, who, { status: 'private', ...eventWith(api, talk) });
    expect(await titles(who, '?status=private')).toEqual(['座談会']);
    expect(await titles(who, '?status=all')).toHaveLength(3);
    expect(await titles(who, `?word=${encodeURIComponent('愛知')}`)).toEqual(['工場見学']);
    expect(await titles(who, '?word=summer')).toEqual(['座談会']);
    expect(await titles(who, '?word=%25')).toEqual([]);
    const counts = { all: 1, public: 0, private: 1, draft: 0, limited: 0 };
    expect((await list(who, '?word=summer')).counts).toEqual(counts);
    expect((await calls.list(who, '?status=open')).statusCode).toBe(422);
  });

  test('shows participants, waiting students and covers', async () => {
    const who = await createRecruiter(api);
    const coverImage = await uploadPicture(api, who);
    const id = await saveOne(
      calls,
      who,
      eventWith(api, { jp: { coverImage }, common: { capacity: 1 } }),
    );
    for (let one = 0; one < 3; one += 1) await calls.apply(await createStudent(api), id);
    const { eventPostingList, images } = await list(who);
    expect(eventPostingList).toMatchObject([
      { id, capacity: 1, going: 1, waiting: 2, format: 'place', jp: { coverImage } },
    ]);
    expect(images).toMatchObject([{ id: coverImage }]);
  });

  test('leaves out a language without text', async () => {
    const who = await createRecruiter(api);
    const blank = { title: null, description: null, place: null, coverImage: null };
    await saveOne(calls, who, eventWith(api, { en: blank }));
    expect((await list(who)).eventPostingList[0]).toMatchObject({ en: null });
  });
});

describe('a duplicate', () => {
  test('has the drift of its original', async () => {
    const who = await createRecruiter(api);
    const id = await saveOne(calls, who);
    const behind = eventWith(api, { jp: { place: '別館' } });
    await calls.save(who, { eventId: id, version: 1, ...behind });
    const { event } = (await calls.duplicate(who, id)).json();
    const copy = (await calls.show(who, event.id)).json().event;
    expect(copy.drift).toEqual({ place: 'jp' });
  });

  test('is a draft with the same texts and pictures, without dates and applicants', async () => {
    const who = await createRecruiter(api);
    const coverImage = await uploadPicture(api, who);
    const common = { capacity: 5, deadline: inHours(api, 24) };
    const id = await saveOne(calls, who, eventWith(api, { jp: { coverImage }, common }));
    await calls.apply(await createStudent(api), id);
    const reply = (await calls.duplicate(who, id)).json();
    expect(reply.event).toMatchObject({
      status: 'draft',
      publishedAt: null,
      startsAt: null,
      capacity: 5,
      going: 0,
      jp: { title: '会社説明会（コピー）', coverImage },
      en: { title: 'Open day (copy)' },
    });
    const copy = (await calls.show(who, reply.event.id)).json().event.content;
    expect(copy.common).toMatchObject({ startsAt: null, endsAt: null, deadline: null });
    await calls.remove(who, id);
    expect((await calls.show(who, reply.event.id)).json().images).toMatchObject([
      { id: coverImage },
    ]);
  });
});
