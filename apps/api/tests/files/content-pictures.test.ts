import type { storedFile } from '@engawa/contract/files/schemas';
import type { CompanyActor } from '@engawa/platform/auth/actor';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { listPictures, usePictures } from '../../src/features/files/public.ts';
import { sweepFiles } from '../../src/features/files/sweep/sweep-files.ts';
import {
  createRecruiter,
  createStudent,
  type SignedInRecruiter,
  signIn,
} from '../../testing/database/factories.ts';
import { jpeg, pdf, png } from '../../testing/files/sample-files.ts';
import { fileCalls, onDisk } from '../../testing/files/uploads.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

type StoredFile = z.infer<typeof storedFile>;

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const reads = () => api.services.databases.reads;

async function upload(who: SignedInRecruiter, content?: Buffer): Promise<StoredFile> {
  const files = [{ name: 'office.jpg', content: content ?? (await jpeg(400, 300)) }];
  return (await fileCalls(api).upload('picture', files, { who, side: 'company' })).json().file;
}

/** Calls the function as a handler would. */
async function show(who: SignedInRecruiter, subject: string, ...ids: string[]): Promise<void> {
  const actor: CompanyActor = {
    kind: 'company',
    accountId: who.accountId,
    companyId: who.companyId,
    level: 0,
    sessionId: '',
    authenticatedAt: null,
  };
  await api.services.databases.commands
    .transaction()
    .execute((tx) => usePictures({ tx, actor, now: api.clock.now() }, subject, new Set(ids)));
}

const used = async (subject: string) => {
  const rows = await api.services.databases.commands
    .selectFrom('file_use')
    .select('file_id')
    .where('subject', '=', subject)
    .orderBy('file_id')
    .execute();
  return rows.map((row) => row.file_id);
};

/** Sessions have expired by then. */
const signedInAgain = async (who: SignedInRecruiter) => ({
  ...who,
  ...(await signIn(api, who.accountId)),
});

const sweepIn = async (hours: number) => {
  api.clock.advance(hours * 3600);
  await sweepFiles(api.services.files, api.clock.now());
};

const isThere = async (id: string) => (await listPictures(reads(), undefined, [id])).length === 1;

describe('a picture of any shape', () => {
  test('is stored as WebP and AVIF in each width, each served with its type', async () => {
    const { pictures } = await upload(await createRecruiter(api), await jpeg(1600, 900));
    expect(pictures.map((one) => one.width)).toEqual([320, 640, 1280]);
    for (const { width, url, avifUrl } of pictures) {
      const [webp, avif] = [await fileCalls(api).get(url), await fileCalls(api).get(avifUrl ?? '')];
      expect(webp.headers['content-type']).toBe('image/webp');
      expect(avif.headers['content-type']).toBe('image/avif');
      expect(avif.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const height = (width / 16) * 9;
      expect(await sharp(webp.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width,
        height,
      });
      expect(await sharp(avif.rawPayload).metadata()).toMatchObject({
        format: 'heif',
        compression: 'av1',
        width,
        height,
      });
    }
  });

  test('keeps its own width between two of ours', async () => {
    const { pictures } = await upload(await createRecruiter(api), await png(1000, 1000));
    expect(pictures.map((one) => one.width)).toEqual([320, 640, 1000]);
  });

  test('keeps transparency', async () => {
    const logo = await sharp({
      create: { width: 500, height: 500, channels: 4, background: '#0000' },
    })
      .png()
      .toBuffer();
    const { pictures } = await upload(await createRecruiter(api), logo);
    for (const url of pictures.flatMap((one) => [one.url, one.avifUrl ?? ''])) {
      const { rawPayload } = await fileCalls(api).get(url);
      expect((await sharp(rawPayload).stats()).isOpaque).toBe(false);
    }
  });

  test('extremely tall becomes narrow', async () => {
    const { pictures } = await upload(await createRecruiter(api), await jpeg(1280, 12_000));
    const { rawPayload } = await fileCalls(api).get(pictures.at(-1)?.url ?? '');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 273, height: 2560 });
  });

  test('with a rotation is turned before it is measured', async () => {
    const lying = await sharp(await jpeg(900, 1600))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { pictures } = await upload(await createRecruiter(api), lying);
    const { rawPayload } = await fileCalls(api).get(pictures.at(-1)?.url ?? '');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1280, height: 720 });
  });

  test('a portrait has no AVIF', async () => {
    const who = await createStudent(api);
    const files = [{ name: 'me.jpg', content: await jpeg() }];
    const stored = (await fileCalls(api).upload('portrait', files, { who })).json().file;
    for (const one of stored.pictures) expect(one.avifUrl).toBeNull();
  });
});

describe('using pictures', () => {
  test('sets exactly the given pictures; removed ones are deleted a day later, with all objects', async () => {
    const who = await createRecruiter(api);
    const [first, second] = [await upload(who), await upload(who)];
    await show(who, 'job:1', first.id, second.id);
    expect(await used('job:1')).toEqual([first.id, second.id].toSorted());
    await sweepIn(30);
    const third = await upload(await signedInAgain(who));
    await show(who, 'job:1', second.id.toUpperCase(), third.id);
    expect(await used('job:1')).toEqual([second.id, third.id].toSorted());
    const before = (await onDisk(api)).length;
    await sweepIn(23);
    expect(await isThere(first.id)).toBe(true);
    await sweepIn(2);
    expect(await isThere(first.id)).toBe(false);
    expect(await onDisk(api)).toHaveLength(before - 2 * first.pictures.length);
    await show(who, 'job:1');
    await sweepIn(25);
    expect([await isThere(second.id), await isThere(third.id)]).toEqual([false, false]);
  });

  test('allows undoing a removal within a day', async () => {
    const who = await createRecruiter(api);
    const { id } = await upload(who);
    await show(who, 'job:8', id);
    await sweepIn(30);
    await show(who, 'job:8');
    await sweepIn(23);
    await show(who, 'job:8', id);
    await sweepIn(48);
    expect(await isThere(id)).toBe(true);
  });

  test('lets several contents share a picture, which is deleted after the last use', async () => {
    const who = await createRecruiter(api);
    const colleague = await createRecruiter(api, { companyId: who.companyId });
    const { id } = await upload(who);
    await show(who, 'job:2', id);
    await show(colleague, 'job:3', id);
    await show(who, 'job:2');
    await sweepIn(25);
    expect(await isThere(id)).toBe(true);
    await show(colleague, 'job:3');
    await sweepIn(25);
    expect(await isThere(id)).toBe(false);
  });

  test('ignores another company’s picture and a file of another kind', async () => {
    const who = await createRecruiter(api);
    const kept = await upload(who);
    await show(who, 'job:4', kept.id);
    const theirs = await upload(await createRecruiter(api));
    const files = [{ name: 'a.pdf', content: pdf }];
    const document = await fileCalls(api).upload('message', files, { who, side: 'company' });
    for (const id of [theirs.id, document.json().file.id, crypto.randomUUID()]) {
      await expect(show(who, 'job:4', id)).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await used('job:4')).toEqual([kept.id]);
  });

  test('two commands that exchange the same pictures do not deadlock', async () => {
    const who = await createRecruiter(api);
    const ids = await Promise.all(Array.from({ length: 6 }, async () => (await upload(who)).id));
    await Promise.all([
      show(who, 'job:5', ...ids),
      show(who, 'job:6', ...ids.toReversed()),
      show(who, 'job:7', ...ids.slice(3)),
    ]);
    await Promise.all([
      show(who, 'job:5', ...ids.slice(0, 3)),
      show(who, 'job:6'),
      show(who, 'job:7'),
    ]);
    await sweepIn(25);
    const there = await Promise.all(ids.map(isThere));
    expect(there).toEqual([true, true, true, false, false, false]);
  });
});

describe('presenting pictures', () => {
  test('returns existing ones, and with a company only its own', async () => {
    const [who, other] = [await createRecruiter(api), await createRecruiter(api)];
    const [mine, theirs] = [await upload(who), await upload(other)];
    const asked = [mine.id, theirs.id, mine.id, crypto.randomUUID()];
    const own = await listPictures(reads(), who.companyId, asked);
    expect(own).toEqual([{ id: mine.id, pictures: mine.pictures }]);
    const all = await listPictures(reads(), undefined, asked);
    expect(all.map(({ id }) => id).toSorted()).toEqual([mine.id, theirs.id].toSorted());
    expect(await listPictures(reads(), undefined, [])).toEqual([]);
  });

  test('handles a row from before AVIF', async () => {
    const who = await createRecruiter(api);
    const { id } = await upload(who);
    await api.services.databases.commands
      .updateTable('stored_file')
      .set({ pictures: JSON.stringify([{ width: 320, key: 'k'.repeat(32) }]) })
      .where('id', '=', id)
      .execute();
    const [old] = await listPictures(reads(), who.companyId, [id]);
    expect(old?.pictures).toEqual([
      { width: 320, url: `/v1/picture/${'k'.repeat(32)}`, avifUrl: null },
    ]);
  });
});
