import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createEmployer,
  draftOne,
  type JobCalls,
  jobCalls,
  jobWith,
  releaseOne,
  uploadPicture,
} from '../../testing/contents/jobs.ts';
import { createRecruiter, type SignedInRecruiter } from '../../testing/database/factories.ts';
import { besideTransaction } from '../../testing/database/locks.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { admin } from '../../testing/server/desk.ts';

let api: TestApp;
let calls: JobCalls;
let owner: SignedInRecruiter;
let partner: SignedInRecruiter;
let stranger: SignedInRecruiter;

const operator = (...words: string[]) => admin(api, ...words);

beforeAll(async () => {
  api = await startTestApp();
  calls = jobCalls(api);
  stranger = await createEmployer(api);
});
afterAll(() => api.close());

beforeEach(async () => {
  owner = await createEmployer(api, { plan: 2 });
  partner = await createRecruiter(api);
  await operator('partners-add', owner.companyId, partner.companyId);
});

const shares = async (id: string, by = owner) => (await calls.sharing(by, id)).json().shares;
const lent = async (by = partner) => (await calls.lent(by)).json();

describe('partners', () => {
  test('are listed for both, and for nobody else', async () => {
    const of = async (who: SignedInRecruiter) => (await calls.eligible(who)).json().companies;
    expect(await of(owner)).toMatchObject([{ id: partner.companyId }]);
    expect(await of(partner)).toEqual([
      { id: owner.companyId, name: { jp: '株式会社試験', en: 'Test Inc.' } },
    ]);
    expect(await of(stranger)).toEqual([]);
  });

  test('are listed, added once and removed once by the operator', async () => {
    const pair = [owner.companyId, partner.companyId] as const;
    expect(await operator('partners')).toContain(partner.companyId);
    expect(await operator('partners-add', pair[1].toUpperCase(), pair[0])).toBe(
      'They are partners.',
    );
    expect((await calls.eligible(owner)).json().companies).toHaveLength(1);
    expect(await operator('partners-remove', pair[1], pair[0])).toContain('ended shares: 0');
    expect(await operator('partners-remove', ...pair)).toBe('They were no partners.');
    expect(await operator('partners-add', pair[0], crypto.randomUUID())).toBe(
      'There is no such company.',
    );
    const refused = /Expected: partners-|no partner of itself/;
    for (const words of [[], [pair[0]], [pair[0], pair[0]], [pair[0], 'hoshizora']]) {
      expect(await operator('partners-add', ...words)).toMatch(refused);
      expect(await operator('partners-remove', ...words)).toMatch(refused);
    }
  });
});

describe('a lent job', () => {
  test('is shown to the partner as published', async () => {
    const cover = await uploadPicture(api, owner);
    const companyJobId = await releaseOne(calls, owner, jobWith({ jp: { coverImage: cover } }));
    const reply = (await calls.share(owner, companyJobId, partner.companyId)).json();
    expect(reply).toMatchObject({
      message: 'Updated.',
      shares: [{ company: { id: partner.companyId }, sharedAt: api.clock.now().toISOString() }],
    });
    expect(await shares(companyJobId)).toEqual(reply.shares);
    const pending = jobWith({ jp: { position: '書きかけ', coverImage: null } });
    await calls.draft(owner, { ...pending, companyJobId, version: 1 });
    expect(await lent()).toMatchObject({
      jobs: [
        {
          shareId: reply.shares[0].id,
          owner: { id: owner.companyId, name: { en: 'Test Inc.' } },
          companyJobId,
          jp: { position: '法人営業', coverImage: cover },
        },
      ],
      images: [{ id: cover }],
    });
    expect((await calls.list(owner)).json().jobPostingList[0].sharedWith).toBe(1);
  });

  test('is hidden there while closed, withdrawn or limited', async () => {
    const id = await releaseOne(calls, owner);
    await calls.share(owner, id, partner.companyId);
    expect((await lent()).jobs).toHaveLength(1);
    await calls.limit(owner, id, { connected: true });
    expect((await lent()).jobs).toEqual([]);
    for (const status of [2, 3]) {
      await calls.changeStatus(owner, id, status);
      expect((await lent()).jobs).toEqual([]);
    }
    await calls.changeStatus(owner, id, 1);
    expect((await lent()).jobs).toHaveLength(1);
  });

  test('a second time changes nothing, also concurrently and with capital letters', async () => {
    const id = await releaseOne(calls, owner);
    const companyId = partner.companyId;
    const replies = await Promise.all([
      calls.share(owner, id, companyId, companyId.toUpperCase()),
      calls.share(owner, id, companyId),
      calls.share(owner, id, companyId),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await shares(id)).toHaveLength(1);
  });

  test('must be published', async () => {
    const draft = await draftOne(calls, owner);
    const closed = await releaseOne(calls, owner);
    await calls.changeStatus(owner, closed, 2);
    for (const id of [draft, closed]) {
      const reply = await calls.share(owner, id, partner.companyId);
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'job_not_published']);
      expect(await shares(id)).toEqual([]);
    }
  });

  test('goes to partners only: no stranger, oneself or unknown company', async () => {
    const id = await releaseOne(calls, owner);
    for (const other of [stranger.companyId, owner.companyId, crypto.randomUUID()]) {
      const reply = await calls.share(owner, id, partner.companyId, other);
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'company_not_eligible']);
    }
    expect(await shares(id)).toEqual([]);
    expect((await calls.share(owner, id)).statusCode).toBe(422);
  });
});

describe('the end of a share', () => {
  test.each(['owner', 'partner'])('by the %s hides the job at once', async (side) => {
    const id = await releaseOne(calls, owner);
    const [share] = (await calls.share(owner, id, partner.companyId)).json().shares;
    const who = side === 'owner' ? owner : partner;
    expect((await calls.endSharing(who, share.id)).json()).toMatchObject({ message: 'Deleted.' });
    expect((await lent()).jobs).toEqual([]);
    expect(await shares(id)).toEqual([]);
    expect((await calls.endSharing(who, share.id)).statusCode).toBe(404);
  });

  test('cannot be requested by others', async () => {
    const id = await releaseOne(calls, owner);
    const [share] = (await calls.share(owner, id, partner.companyId)).json().shares;
    expect((await calls.endSharing(stranger, share.id)).statusCode).toBe(404);
    expect((await calls.sharing(stranger, id)).statusCode).toBe(404);
    expect((await calls.sharing(partner, id)).statusCode).toBe(404);
    expect((await calls.share(partner, id, owner.companyId)).statusCode).toBe(404);
    expect((await lent(stranger)).jobs).toEqual([]);
    expect(await shares(id)).toHaveLength(1);
  });

  test('follows the end of a partnership, for jobs between the two only', async () => {
    const third = await createRecruiter(api);
    await operator('partners-add', owner.companyId, third.companyId);
    const id = await releaseOne(calls, owner);
    await calls.share(owner, id, partner.companyId, third.companyId);
    expect(await operator('partners-remove', partner.companyId, owner.companyId)).toContain(
      'ended shares: 1',
    );
    expect((await lent()).jobs).toEqual([]);
    expect((await lent(third)).jobs).toHaveLength(1);
  });

  test('a share requested during the end of a partnership waits and is refused', async () => {
    const id = await releaseOne(calls, owner);
    const reply = await besideTransaction(api, {
      first: (client) => client.query('delete from company_partner'),
      call: async () => calls.share(owner, id, partner.companyId),
    });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'company_not_eligible']);
    expect(await shares(id)).toEqual([]);
  });
});
