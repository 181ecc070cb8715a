import { type ContentKind, contentKinds } from '@engawa/contract/contents/kinds';
import { outlines } from '@engawa/contract/contents/outlines';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentSchemas } from '../../src/features/contents/documents/documents.ts';
import { createEmployer, uploadPicture } from '../../testing/contents/jobs.ts';
import { createStudent, type SignedIn } from '../../testing/database/factories.ts';
import {
  daysOf,
  type Fields,
  type OlderDocument,
  olderDocument,
  storeOlder,
} from '../../testing/database/older-documents.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const send = (method: 'GET' | 'POST', path: string, who: SignedIn, payload?: object) =>
  api.app.inject({
    method,
    url: `/v1/${path}`,
    headers: who.headers,
    ...(payload && { payload }),
  });

interface Opened {
  version: number;
  document: OlderDocument;
}

interface KindOfContent {
  show: (id: string) => string;
  opened: (reply: never) => Opened;
  save: string;
  saving: (id: string, publish: boolean, document: object) => object;
  lists: string[];
  preview?: (id: string) => string;
}

const content = (one: { version: number; content: OlderDocument }): Opened => ({
  version: one.version,
  document: one.content,
});
const nobody = { connected: false, saveListIds: [], studentIds: [] };

const kinds: Record<ContentKind, KindOfContent> = {
  general: {
    show: () => 'general-content-management',
    opened: (reply: { version: number; generalInfo: OlderDocument }) => ({
      version: reply.version,
      document: reply.generalInfo,
    }),
    save: 'general-content-management',
    saving: (_, publish, generalInfo) => ({ status: publish ? 1 : 3, generalInfo }),
    lists: [],
  },
  job: {
    show: (id) => `job-content-management?company_job_id=${id}`,
    opened: ({ job }: { job: Parameters<typeof content>[0] }) => content(job),
    save: 'job-content-management',
    saving: (id, _, document) => ({ companyJobId: id, ...document }),
    lists: ['job-postings'],
    preview: (id) => `job-preview/${id}`,
  },
  event: {
    show: (id) => `event-content-management/${id}`,
    opened: ({ event }: { event: Parameters<typeof content>[0] }) => content(event),
    save: 'event-content-management',
    saving: (id, publish, document) => ({
      eventId: id,
      status: publish ? 'public' : 'draft',
      audience: nobody,
      ...document,
    }),
    lists: ['event-postings'],
    preview: (id) => `event-preview/${id}`,
  },
  article: {
    show: (id) => `additional-content-management/${id}`,
    opened: ({ article }: { article: Parameters<typeof content>[0] }) => content(article),
    save: 'additional-content-management',
    saving: (id, publish, document) => ({
      articleId: id,
      status: publish ? 'public' : 'draft',
      ...document,
    }),
    lists: ['additional-contents'],
  },
  tip: {
    show: (id) => `senpai-tip-management/${id}`,
    opened: ({ tip }: { tip: Parameters<typeof content>[0] }) => content(tip),
    save: 'senpai-tip-management',
    saving: (id, publish, document) => ({
      tipId: id,
      status: publish ? 'public' : 'draft',
      ...document,
    }),
    lists: ['senpai-tips', 'exclusive-done'],
  },
};

/** All views answer, and the editor gets the document in today's shape. */
async function open(who: SignedIn, kind: ContentKind, id: string): Promise<Opened> {
  const { show, opened, lists, preview } = kinds[kind];
  const others = [...lists, ...(preview ? [preview(id)] : []), 'company-profile-preview'];
  for (const path of others) {
    const reply = await send('GET', `company/${path}`, who);
    expect([path, reply.statusCode]).toEqual([path, 200]);
  }
  const reply = await send('GET', `company/${show(id)}`, who);
  expect(reply.statusCode, reply.body).toBe(200);
  const now = opened(reply.json());
  expect(documentSchemas[kind].safeParse(now.document).error).toBeUndefined();
  return now;
}

async function saveAndPublish(who: SignedIn, kind: ContentKind, id: string): Promise<void> {
  const { save, saving } = kinds[kind];
  for (const publish of [false, true]) {
    const { version, document } = await open(who, kind, id);
    const body = { version, inStep: [], ...saving(id, publish, document) };
    const call = kind === 'job' ? `${save}/${publish ? 'release' : 'draft'}` : save;
    const reply = await send('POST', `company/${call}`, who, body);
    expect(reply.statusCode, reply.body).toBe(200);
  }
  await open(who, kind, id);
}

/** A company whose general page is the stored document if that is the kind, else a full one. */
async function stored(
  kind: ContentKind,
  change: (document: OlderDocument) => OlderDocument,
  day = daysOf(kind).at(-1) ?? '',
) {
  const who = await createEmployer(api);
  const picture = await uploadPicture(api, who);
  if (kind === 'general') {
    await api.services.databases.pool.query('delete from content where company_id = $1', [
      who.companyId,
    ]);
  }
  const id = await storeOlder(api, who, kind, change(olderDocument(kind, day, picture)));
  return { who, id };
}

const inParts = (
  document: OlderDocument,
  change: (part: Fields, inCommon: boolean) => Fields,
): OlderDocument => ({
  jp: change(document.jp, false),
  en: change(document.en, false),
  common: change(document.common, true),
});

/** Not marked as required, but demanded by law or by an open job. */
const alsoOwed = ['insurances', 'salaryMin', 'salaryMax', 'contactEmail', 'offices'];

const isOwed = (kind: ContentKind, key: string, inCommon: boolean): boolean =>
  outlines[kind].needed.includes(inCommon ? `common.${key}` : key) || alsoOwed.includes(key);

/** Only what publishing needs, as in the first release. */
const sparse = (kind: ContentKind) => (document: OlderDocument) =>
  inParts(document, (part, inCommon) =>
    Object.fromEntries(Object.entries(part).filter(([key]) => isOwed(kind, key, inCommon))),
  );

/** With a removed field in every object. */
function crowded<T>(value: T): T {
  if (Array.isArray(value)) return value.map(crowded) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, crowded(one)]);
  return { ...Object.fromEntries(entries), takenOut: { since: ['then'] } } as T;
}

/** Optional fields have values that no longer exist. */
const retired = (kind: ContentKind) => (document: OlderDocument) =>
  inParts(document, (part, inCommon) =>
    Object.fromEntries(
      Object.entries(part).map(([key, value]) => {
        if (isOwed(kind, key, inCommon) || typeof value === 'string') return [key, value];
        if (Array.isArray(value)) return [key, [...value, 'retired', { of: 'another time' }]];
        return [key, 'retired'];
      }),
    ),
  );

describe.each(contentKinds)('a stored %s', (kind) => {
  test.each(daysOf(kind))('of %s opens, saves, is published and shown', async (day) => {
    const { who, id } = await stored(kind, (document) => document, day);
    await saveAndPublish(who, kind, id);
  });

  test.each([
    ['from before a field was added', sparse(kind)],
    ['from before a field was taken out', crowded<OlderDocument>],
    ['from before an answer was retired', retired(kind)],
  ])('%s opens, saves, is published and shown', async (_, change) => {
    const { who, id } = await stored(kind, change);
    await saveAndPublish(who, kind, id);
  });

  test('with hardly any content opens', async () => {
    const { who, id } = await stored(kind, () => ({ jp: {}, en: {}, common: {} }));
    await open(who, kind, id);
  });

  test('has a sample of today’s shape beside the older ones', () => {
    const places = new Set(placesIn(olderDocument(kind, daysOf(kind).at(-1) ?? '')));
    const missing = Object.keys(outlines[kind].labels).filter((place) => !places.has(place));
    expect(
      missing,
      `Add testing/older-documents/${kind}/<today>.json, which has these fields, too`,
    ).toEqual([]);
  });
});

test('an older event is shown to students, who can take a place', async () => {
  const { id } = await stored('event', ({ jp, en, common }) => {
    const { capacity: _, deadline: __, ...rest } = common;
    return { jp, en, common: rest };
  });
  const student = await createStudent(api);
  const statuses = [
    await send('GET', `student/event/${id}`, student),
    await send('POST', 'student/event-apply', student, { eventId: id }),
    await send('GET', `student/event/${id}/calendar`, student),
    await send('POST', 'student/event-apply/cancel', student, { eventId: id }),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 200, 200, 200]);
});

/** Filled fields, by the place names of an outline. */
function placesIn({ jp, common }: OlderDocument): string[] {
  const within = (value: unknown, at: string): string[] => {
    if (Array.isArray(value)) return value.flatMap((item) => within(item, `${at}.*`));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, one]) => {
      const place = at === '' ? key : `${at}.${key}`;
      return [place, ...within(one, place)];
    });
  };
  return [...within(jp, ''), ...within(common, 'common')];
}
