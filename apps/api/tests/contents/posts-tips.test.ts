import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadPicture } from '../../testing/contents/jobs.ts';
import { fullTip, type PostCalls, postCalls } from '../../testing/contents/posts.ts';
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
  calls = postCalls(api, 'tip');
  who = await createRecruiter(api);
});
afterAll(() => api.close());

const open = { status: 'public' };
const named = (senpaiName: string) => ({ jp: { ...fullTip.jp, senpaiName } });
const exclusive = (one: SignedIn | null) =>
  api.app.inject({ url: '/v1/company/exclusive-done', headers: { ...one?.headers } });
const done = async (one: SignedIn) => (await exclusive(one)).json().exclusive;

describe('a tip', () => {
  test('is saved, published, changed as a draft, and published again', async () => {
    const id = await calls.saveOne(who);
    expect(await calls.read(who, id)).toMatchObject({ status: 'draft', content: fullTip });
    expect((await calls.save(who, id, { version: 1, ...open })).json()).toMatchObject({
      version: 2,
      status: 'public',
      hasChanges: false,
    });
    const drifted = await calls.save(who, id, { version: 2, ...named('ミン') });
    expect(drifted.json()).toMatchObject({ hasChanges: true, drift: { senpaiName: 'jp' } });
    const { rows } = await api.services.databases.pool.query(
      `select published #>> '{jp,senpaiName}' as name from content where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ name: 'チャン・ミン' }]);
    const stale = await calls.save(who, id, { version: 2, ...open });
    expect(stale.json()).toMatchObject({ code: 'stale_version', current: 3 });
  });

  test.each([['title', 'message', 'senpaiName']])(
    'is published with its %s, %s and %s',
    async (...needed) => {
      for (const field of needed) {
        const refused = await calls.save(who, null, {
          ...open,
          jp: { ...fullTip.jp, [field]: null },
        });
        expect(Object.keys(refused.json().fields)).toEqual([`jp.${field}`]);
      }
      const enough = { ...fullTip.jp, senpaiPosition: null, senpaiUniversity: null };
      expect((await calls.save(who, null, { ...open, jp: enough })).statusCode).toBe(200);
    },
  );

  test.each([[{ country: 'XX' }], [{ joinedYear: 1900 }], [{ senpaiImage: 'x' }], [{ age: 25 }]])(
    '%j is refused',
    async (wrong) => {
      const common = { ...fullTip.common, ...wrong };
      expect((await calls.save(who, null, { common })).statusCode).toBe(422);
    },
  );

  test('has no version before its first save, so it is not created twice', async () => {
    const again = await calls.save(who, null, { version: 2 });
    expect(again.json()).toMatchObject({ code: 'stale_version', current: 0 });
  });

  test('changes status, and is found by the senpai’s name', async () => {
    const one = await createRecruiter(api);
    const id = await calls.saveOne(one, named('ソフィア'));
    await calls.saveOne(one, open);
    expect((await calls.changeStatus(one, id, 'private')).json().code).toBe('status_not_possible');
    expect((await calls.changeStatus(one, id, 'public')).json()).toMatchObject({
      message: 'Status updated.',
      tip: { id, status: 'public', jp: { senpaiName: 'ソフィア' } },
    });
    const found = (await calls.list(one, `?word=${encodeURIComponent('ソフィ')}`)).json();
    expect(found.senpaiTips).toMatchObject([{ id }]);
    expect(found.counts).toEqual({ all: 1, public: 1, private: 0, draft: 0 });
    await calls.remove(one, id);
    expect((await calls.list(one)).json().senpaiTips).toHaveLength(1);
  });
});

describe('exclusive-done', () => {
  test('lists the senpai of published tips with pictures, latest first', async () => {
    const one = await createRecruiter(api);
    const senpaiImage = await uploadPicture(api, one);
    const pictured = { ...open, common: { ...fullTip.common, senpaiImage } };
    const first = await calls.saveOne(one, pictured);
    api.clock.advance(60);
    const second = await calls.saveOne(one, open);
    const hidden = await calls.saveOne(one, open);
    await calls.changeStatus(one, hidden, 'private');
    await calls.saveOne(one);
    expect(await done(one)).toEqual([
      { senpaiId: second, senpaiImageUrl: null },
      { senpaiId: first, senpaiImageUrl: expect.stringMatching(/^\/v1\//) },
    ]);
    // A picture in a draft is not public yet.
    await calls.save(one, first, { version: 1, common: fullTip.common });
    expect((await done(one))[1].senpaiImageUrl).not.toBeNull();
    const picture = await api.app.inject({ url: (await done(one))[1].senpaiImageUrl });
    expect(picture.statusCode).toBe(200);
  });
});

describe('access', () => {
  test('is for recruiters of its company except level 3', async () => {
    const id = await calls.saveOne(who, open);
    const viewer = await createRecruiter(api, { level: 3, companyId: who.companyId });
    const [student, other] = [await createStudent(api), await createRecruiter(api)];
    const each: [string, (one: SignedIn | null) => ReturnType<PostCalls['list']>][] = [
      ['list', (one) => calls.list(one)],
      ['exclusive', (one) => exclusive(one)],
      ['show', (one) => calls.show(one, id)],
      ['save', (one) => calls.save(one, id, { version: 1, ...named('だれか') })],
      ['changeStatus', (one) => calls.changeStatus(one, id, 'private')],
      ['remove', (one) => calls.remove(one, id)],
    ];
    for (const [name, call] of each) {
      expect((await call(null)).statusCode, name).toBe(401);
      expect((await call(student)).json().code, name).toBe('wrong_kind');
      expect((await call(viewer)).json().code, name).toBe('wrong_level');
      const reply = await call(other);
      if (name === 'list') expect(reply.json().senpaiTips).toEqual([]);
      else if (name === 'exclusive') expect(reply.json().exclusive).toEqual([]);
      else expect(reply.statusCode, name).toBe(404);
    }
    expect(await calls.read(who, id)).toMatchObject({ version: 1, status: 'public' });
  });
});
