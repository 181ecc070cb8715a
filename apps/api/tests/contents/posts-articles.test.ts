import { contentLimits } from '@engawa/contract/contents/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadPicture } from '../../testing/contents/jobs.ts';
import { fullArticle, type PostCalls, postCalls } from '../../testing/contents/posts.ts';
import {
  createRecruiter,
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let calls: PostCalls;
let who: SignedInRecruiter;
beforeAll(async () => {
  api = await startTestApp();
  calls = postCalls(api, 'article');
  who = await createRecruiter(api);
});
afterAll(() => api.close());

const titled = (title: string) => ({ jp: { ...fullArticle.jp, title } });
const open = { status: 'public' };

async function published(id: string): Promise<string | null> {
  const { rows } = await api.services.databases.pool.query(
    `select case when post.status = 'public' then published #>> '{jp,title}' end as title
     from content join post on post.id = content.id where content.id = $1`,
    [id],
  );
  return rows[0]?.title ?? null;
}

describe('an article', () => {
  test('is saved, shown to editors and published', async () => {
    const saved = (await calls.save(who)).json();
    expect(saved).toMatchObject({
      message: 'Draft saved.',
      version: 1,
      status: 'draft',
      drift: {},
    });
    expect(await calls.read(who, saved.id)).toMatchObject({
      id: saved.id,
      status: 'draft',
      version: 1,
      updatedBy: '田中 美咲',
      publishedAt: null,
      hasChanges: true,
      content: fullArticle,
    });
    expect(await published(saved.id)).toBeNull();
    const shown = await calls.save(who, saved.id, { version: 1, ...open });
    expect(shown.json()).toMatchObject({ version: 2, status: 'public', hasChanges: false });
    expect(await published(saved.id)).toBe('社員食堂の一日');
  });

  test('keeps its published copy while a draft is saved', async () => {
    const id = await calls.saveOne(who, open);
    const draft = await calls.save(who, id, { version: 1, ...titled('新しい食堂') });
    expect(draft.json()).toMatchObject({
      status: 'public',
      hasChanges: true,
      drift: { title: 'jp' },
    });
    expect(await published(id)).toBe('社員食堂の一日');
    const inStep = await calls.save(who, id, {
      version: 2,
      ...titled('新しい食堂'),
      inStep: ['title'],
    });
    expect(inStep.json().drift).toEqual({});
    await calls.save(who, id, { version: 3, ...open, ...titled('新しい食堂') });
    expect(await published(id)).toBe('新しい食堂');
  });

  test('is published complete, in each written language', async () => {
    const blank = { title: null, body: null, coverImage: null, images: [] };
    const half = { ...open, en: { ...blank, title: 'Only a title' } };
    const refused = await calls.save(who, null, half);
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      { 'en.body': 'This field is required.' },
    ]);
    expect((await calls.save(who, null, { ...open, en: blank })).statusCode).toBe(200);
    const nothing = await calls.save(who, null, { ...open, jp: null, en: null });
    expect(Object.keys(nothing.json().fields)).toEqual(['jp.title', 'jp.body']);
  });

  test('refuses the later of two concurrent saves', async () => {
    const id = await calls.saveOne(who);
    await calls.save(who, id, { version: 1 });
    const stale = await calls.save(who, id, { version: 1, ...open });
    expect(stale.json()).toMatchObject({ code: 'stale_version', current: 2 });
    expect(await calls.read(who, id)).toMatchObject({ version: 2, status: 'draft' });
    const both = await Promise.all([1, 2].map(() => calls.save(who, id, { version: 2 })));
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('uses the pictures of draft and published copy, and releases others', async () => {
    const [cover, inside] = [await uploadPicture(api, who), await uploadPicture(api, who)];
    const jp = { ...fullArticle.jp, coverImage: cover, images: [{ image: inside }] };
    const id = await calls.saveOne(who, { ...open, jp });
    const count = async () =>
      (
        await api.services.databases.pool.query(
          'select count(*) from file_use where file_id = any($1)',
          [[cover, inside]],
        )
      ).rows[0].count;
    await calls.save(who, id, { version: 1 });
    expect(await count()).toBe(2);
    await calls.save(who, id, { version: 2, ...open });
    expect(await count()).toBe(0);
  });
});

describe('a status', () => {
  const change = async (id: string, status: string) => {
    const reply = await calls.changeStatus(who, id, status);
    return reply.statusCode === 200 ? reply.json().article.status : reply.json().code;
  };

  test('can be shown, hidden, withdrawn and shown again', async () => {
    const id = await calls.saveOne(who, open);
    for (const status of ['private', 'draft', 'public', 'public']) {
      expect(await change(id, status)).toBe(status);
      expect(await published(id)).toBe(status === 'public' ? '社員食堂の一日' : null);
    }
  });

  test('shown from a draft publishes it, if complete; a draft cannot be hidden', async () => {
    const id = await calls.saveOne(who);
    expect(await change(id, 'private')).toBe('status_not_possible');
    expect(await change(id, 'public')).toBe('public');
    const empty = await calls.saveOne(who, { jp: null, en: null });
    expect(await change(empty, 'public')).toBe('invalid_input');
    expect(await calls.read(who, empty)).toMatchObject({ status: 'draft', publishedAt: null });
  });

  test('shown from a draft shows the draft, also after a withdrawal', async () => {
    const id = await calls.saveOne(who, open);
    expect(await change(id, 'draft')).toBe('draft');
    await calls.save(who, id, { version: 2, ...titled('新しい食堂') });
    expect(await change(id, 'public')).toBe('public');
    expect(await published(id)).toBe('新しい食堂');
    const hidden = await calls.saveOne(who, open);
    await change(hidden, 'private');
    await calls.save(who, hidden, { version: 2, ...titled('新しい食堂') });
    await change(hidden, 'public');
    expect(await published(hidden)).toBe('社員食堂の一日');
  });

  test('is not undone by an editor opened earlier', async () => {
    const id = await calls.saveOne(who, open);
    await change(id, 'private');
    const stale = await calls.save(who, id, { version: 1, ...open });
    expect(stale.json()).toMatchObject({ code: 'stale_version', current: 2 });
    await change(id, 'private');
    expect(await calls.read(who, id)).toMatchObject({ version: 2, status: 'private' });
  });

  test('is never limited, unlike that of an event', async () => {
    const id = await calls.saveOne(who);
    expect((await calls.changeStatus(who, id, 'limited')).statusCode).toBe(422);
    expect((await calls.save(who, null, { status: 'limited' })).statusCode).toBe(422);
  });
});

describe('the list', () => {
  const titles = async (one: SignedIn, query = '') =>
    (await calls.list(one, query))
      .json()
      .additionalContents.map(({ jp }: { jp: { title: string } }) => jp.title);

  test('has pages, last changed first, and counts', async () => {
    const one = await createRecruiter(api);
    const many = contentLimits.perPage + 3;
    for (let at = 0; at < many; at += 1) {
      await calls.saveOne(one, at % 2 ? titled(`${at}`) : { ...open, ...titled(`${at}`) });
      // Some are saved in the same millisecond.
      if (at % 3 === 0) api.clock.advance(1);
    }
    const first = (await calls.list(one)).json();
    const rest = await titles(one, `?cursor=${first.nextCursor}`);
    expect(first.additionalContents[0].jp.title).toBe(`${many - 1}`);
    const all = [...(await titles(one)), ...rest];
    expect([all.length, new Set(all).size]).toEqual([many, many]);
    expect(first.counts).toEqual({ all: many, public: 12, private: 0, draft: 11 });
    await calls.remove(one, first.nextCursor.split('_')[1]);
    expect(await titles(one, `?cursor=${first.nextCursor}`)).toEqual(rest);
  });

  test('is filtered by status and by a word of title or text, in either language', async () => {
    const one = await createRecruiter(api);
    await calls.saveOne(one, titled('寮の部屋'));
    await calls.saveOne(one, {
      ...open,
      ...titled('祭り'),
      en: { ...fullArticle.en, body: '100% fun' },
    });
    expect(await titles(one, '?status=public')).toEqual(['祭り']);
    expect(await titles(one, `?word=${encodeURIComponent('寮')}`)).toEqual(['寮の部屋']);
    expect(await titles(one, '?word=100%25')).toEqual(['祭り']);
    expect(await titles(one, '?word=0%25%25')).toEqual([]);
    expect((await calls.list(one, '?word=100%25')).json().counts).toMatchObject({
      all: 1,
      draft: 0,
    });
    expect((await calls.list(one, '?status=limited')).statusCode).toBe(422);
  });
});

describe('access', () => {
  const each = (
    id: string,
  ): [string, (one: SignedIn | null) => ReturnType<PostCalls['list']>][] => [
    ['list', (one) => calls.list(one)],
    ['show', (one) => calls.show(one, id)],
    ['save', (one) => calls.save(one, id, { version: 1, ...titled('乗っ取り') })],
    ['changeStatus', (one) => calls.changeStatus(one, id, 'private')],
    ['remove', (one) => calls.remove(one, id)],
  ];

  test('is for recruiters of its company except level 3', async () => {
    const id = await calls.saveOne(who, open);
    const viewer = await createRecruiter(api, { level: 3, companyId: who.companyId });
    const [student, other] = [await createStudent(api), await createRecruiter(api)];
    for (const [name, call] of each(id)) {
      expect((await call(null)).statusCode, name).toBe(401);
      expect((await call(student)).json().code, name).toBe('wrong_kind');
      expect((await call(viewer)).json().code, name).toBe('wrong_level');
      if (name !== 'list') expect((await call(other)).statusCode, name).toBe(404);
    }
    expect(await calls.read(who, id)).toMatchObject({ version: 1, status: 'public' });
    expect((await calls.list(other)).json().additionalContents).toEqual([]);
    expect((await calls.remove(who, id)).json().message).toBe('Deleted.');
    expect((await calls.show(who, id)).statusCode).toBe(404);
  });

  test('is refused for a tip', async () => {
    const tip = await postCalls(api, 'tip').saveOne(who);
    for (const call of [calls.show, calls.remove]) {
      expect((await call(who, tip)).statusCode).toBe(404);
    }
    expect((await calls.changeStatus(who, tip, 'public')).statusCode).toBe(404);
  });
});
