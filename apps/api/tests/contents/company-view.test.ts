import { generalOutline } from '@engawa/contract/general/outline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  eventCalls,
  eventWith,
  meetingUrl,
  online,
  saveOne,
} from '../../testing/contents/events.ts';
import { fullGeneral, publishGeneral } from '../../testing/contents/general.ts';
import {
  createEmployer,
  draftOne,
  jobCalls,
  jobWith,
  releaseOne,
  uploadPicture,
} from '../../testing/contents/jobs.ts';
import { fullArticle, fullTip, postCalls } from '../../testing/contents/posts.ts';
import {
  createRecruiter,
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let who: SignedInRecruiter;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const get = (path: string, one: SignedIn | null) =>
  api.app.inject({ url: `/v1/company/${path}`, headers: { ...one?.headers } });
const preview = (one: SignedIn | null) => get('company-profile-preview', one);

interface Card {
  id: string;
  showing: string;
}
const showing = (cards: Card[]) =>
  Object.fromEntries(cards.map(({ id, showing: how }) => [id, how]));

describe('the preview', () => {
  test('of a company without contents is empty', async () => {
    who = await createRecruiter(api);
    expect((await preview(who)).json()).toMatchObject({
      company: { id: who.companyId, verified: true, logoImage: null },
      companyProfile: { jp: null, en: null },
      features: [],
      jobPostingList: [],
      events: [],
      additionalContents: [],
      senpaiTips: [],
      images: [],
    });
  });

  test('shows the drafts of both languages', async () => {
    who = await createRecruiter(api);
    await publishGeneral(api, who);
    const logoImage = await uploadPicture(api, who);
    const { jp, en, common } = fullGeneral;
    const body = {
      version: 1,
      inStep: [],
      status: 3,
      generalInfo: { jp: { ...jp, logoImage, companyProfile: '書きかけ' }, en, common },
    };
    await api.app.inject({
      method: 'POST',
      url: '/v1/company/general-content-management',
      headers: who.headers,
      payload: body,
    });
    const seen = (await preview(who)).json();
    expect(seen).toMatchObject({
      company: { name: { jp: '株式会社試験', en: 'Test Inc.' }, logoImage },
      companyProfile: { jp: { companyProfile: '書きかけ' }, en: { companyName: 'Test Inc.' } },
      offices: { jp: [{ officeName: '本社' }], en: [{ officeName: 'Head office' }] },
      facts: { contactEmail: 'jobs@test.example' },
    });
    expect(seen.images).toMatchObject([{ id: logoImage }]);
  });

  test('leaves out a language that has only the name from the sign-up', async () => {
    who = await createRecruiter(api);
    const { jp, common } = fullGeneral;
    const en = { ...generalOutline.blank.language, companyName: 'Test Inc.', industry: 6 } as const;
    await publishGeneral(api, who, { generalInfo: { jp, en, common } });
    expect((await preview(who)).json()).toMatchObject({
      company: { name: { jp: '株式会社試験', en: 'Test Inc.' } },
      companyProfile: { jp: { companyName: '株式会社試験' }, en: null },
      services: { en: null },
      offices: { jp: [{ officeName: '本社' }], en: null },
    });
  });

  test('shows drafts, changes and limited contents, and nothing closed', async () => {
    who = await createEmployer(api, { plan: 2 });
    const [jobs, events] = [jobCalls(api), eventCalls(api)];
    const [articles, tips] = [postCalls(api, 'article'), postCalls(api, 'tip')];
    const open = await releaseOne(jobs, who);
    await jobs.draft(who, {
      ...jobWith({ jp: { position: '新' } }),
      companyJobId: open,
      version: 1,
    });
    const draft = await draftOne(jobs, who);
    const closed = await releaseOne(jobs, who);
    await jobs.changeStatus(who, closed, 2);

    const event = await saveOne(events, who, eventWith(api, { common: online }));
    const draftEvent = await saveOne(events, who, { status: 'draft' });
    const hidden = await saveOne(events, who);
    await events.changeStatus(who, hidden, 'private');

    const article = await articles.saveOne(who, { status: 'public' });
    await articles.saveOne(who, { status: 'private' });
    const tip = await tips.saveOne(who);
    await tips.saveOne(who, { status: 'private' });

    const reply = await preview(who);
    const seen = reply.json();
    expect(showing(seen.jobPostingList)).toEqual({ [open]: 'changed', [draft]: 'draft' });
    expect(showing(seen.events)).toEqual({ [event]: 'published', [draftEvent]: 'draft' });
    expect(showing(seen.additionalContents)).toEqual({ [article]: 'published' });
    expect(showing(seen.senpaiTips)).toEqual({ [tip]: 'draft' });
    expect(seen.jobPostingList.find(({ id }: Card) => id === open).jp.position).toBe('新');
    expect(seen.additionalContents[0]).toMatchObject({ jp: fullArticle.jp, en: fullArticle.en });
    expect(seen.senpaiTips[0]).toMatchObject({ jp: fullTip.jp, common: fullTip.common });
    expect(reply.body).not.toContain(meetingUrl);
  });

  test('shows the free places of an event', async () => {
    who = await createRecruiter(api);
    const events = eventCalls(api);
    const id = await saveOne(events, who, eventWith(api, { common: { capacity: 2 } }));
    await events.apply(await createStudent(api), id);
    expect((await preview(who)).json().events).toMatchObject([{ capacity: 2, placesLeft: 1 }]);
    expect((await events.preview(who, id)).json().event).toMatchObject({
      placesLeft: 1,
      company: { id: who.companyId },
    });
  });
});

describe('one job, one event', () => {
  test('shows a job with all posting items and the company’s name', async () => {
    who = await createEmployer(api);
    const id = await draftOne(jobCalls(api), who);
    const { job } = (await get(`job-preview/${id}`, who)).json();
    expect(job).toMatchObject({
      id,
      showing: 'draft',
      limited: false,
      company: { id: who.companyId, name: { jp: '株式会社試験' } },
      changes: [],
      publishedAt: null,
    });
    expect(job.items.jp).toContainEqual({
      item: 'workplace',
      text: expect.stringContaining('東京本社'),
    });
  });

  test('shows an event with its cover and the company’s logo, without other pictures', async () => {
    who = await createRecruiter(api);
    const [logoImage, coverImage, productImage] = [
      await uploadPicture(api, who),
      await uploadPicture(api, who),
      await uploadPicture(api, who),
    ];
    const { jp, en, common } = fullGeneral;
    const service = {
      productTitle: '縁側',
      productMessage: null,
      productPlace: null,
      productUrl: null,
      companyProductImage: [{ productImage }],
    };
    const generalInfo = { jp: { ...jp, logoImage, services: [service] }, en, common };
    await publishGeneral(api, who, { generalInfo: generalInfo as typeof fullGeneral });
    const id = await saveOne(eventCalls(api), who, eventWith(api, { jp: { coverImage } }));
    const { event, images } = (await get(`event-preview/${id}`, who)).json();
    expect(event).toMatchObject({ showing: 'published', company: { logoImage } });
    expect(images.map((one: Card) => one.id).toSorted()).toEqual(
      [coverImage, logoImage].toSorted(),
    );
  });
});

describe('access', () => {
  test('is for recruiters of the company except level 3', async () => {
    who = await createEmployer(api);
    const jobId = await draftOne(jobCalls(api), who);
    const eventId = await saveOne(eventCalls(api), who);
    const viewer = await createRecruiter(api, { level: 3, companyId: who.companyId });
    const [student, other] = [await createStudent(api), await createRecruiter(api)];
    for (const path of [`job-preview/${jobId}`, `event-preview/${eventId}`]) {
      expect((await get(path, other)).statusCode).toBe(404);
      expect((await get(path, who)).statusCode).toBe(200);
    }
    for (const path of [
      'company-profile-preview',
      `job-preview/${jobId}`,
      `event-preview/${eventId}`,
    ]) {
      expect((await get(path, null)).statusCode).toBe(401);
      expect((await get(path, student)).json().code).toBe('wrong_kind');
      expect((await get(path, viewer)).json().code).toBe('wrong_level');
    }
    for (const path of [`job-preview/${eventId}`, `event-preview/${jobId}`]) {
      expect((await get(path, who)).statusCode).toBe(404);
    }
    expect((await preview(other)).body).not.toContain(eventId);
  });
});
