import { join } from 'node:path';
import { presentCompanyView } from '@engawa/api/features/company-view/company-view.present';
import type { ShownRow } from '@engawa/api/features/company-view/company-view.repo';
import { presentJobView } from '@engawa/api/features/company-view/job-view.present';
import { type Documents, documentSchemas } from '@engawa/api/features/contents/documents/documents';
import { documentReader } from '@engawa/api/features/contents/documents/read-document';
import { picturesIn } from '@engawa/api/features/contents/public';
import { jobSheet } from '@engawa/api/features/job-sheets/job-sheet.rules';
import { jobPage } from '@engawa/api/features/public-pages/job/job-page';
import { type ContentKind, contentKinds } from '@engawa/contract/contents/kinds';
import { outlines } from '@engawa/contract/contents/outlines';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { valuesOf } from '../../api/testing/fuzz/schema-values.ts';

interface Screens {
  drawScreen(name: 'CompanyView' | 'EventView' | 'JobView', props: object): Promise<string>;
}
let screens: Screens;

beforeAll(async () => {
  // Imported by a computed path, because the client has its own compiler settings.
  const path = join(import.meta.dirname, '../../web/testing/draw-screens.ts');
  screens = (await import(path)) as Screens;
});

const id = '00000000-0000-4000-8000-000000000001';
const now = new Date('2026-11-16T03:00:00Z');
const company = { id, name_jp: '縁側商事', name_en: 'Engawa Trading', verified_at: now };
const rowOf = (kind: ContentKind, document: object) =>
  ({
    id,
    kind,
    draft: document,
    published: document,
    publishedAt: now,
    hasChanges: false,
    jobStatus: 1,
    postStatus: 'public',
    going: 0,
  }) as unknown as ShownRow;

/** Pretends that each picture of the document was uploaded, with a URL made from its id. */
const imagesOf = (kind: ContentKind, document: object) =>
  picturesIn(kind, document).map((one) => ({
    id: one,
    pictures: [{ url: `/${one}.webp`, width: 400, avifUrl: null }],
  }));

const draw: Screens['drawScreen'] = (name, props) =>
  screens.drawScreen(name, { reader: 'ja', ...props });

const link = () => null;

async function companyScreen(kind: ContentKind, document: object): Promise<string> {
  const view = {
    ...presentCompanyView(company, [rowOf(kind, document)], 'published'),
    images: imagesOf(kind, document),
  };
  const tab = (name: string) => ({ tab: name, onChange: () => undefined });
  const drawn = ['general', 'original'].map((name) =>
    draw('CompanyView', { view, jobLink: link, eventLink: link, tabs: tab(name) }),
  );
  return (await Promise.all(drawn)).join('');
}

const jobView = (document: Documents['job']) => ({
  ...presentJobView(company, { row: rowOf('job', document), document }, null, 'published'),
  changes: [],
});

function eventScreen(document: Documents['event']): Promise<string> {
  const view = presentCompanyView(company, [rowOf('event', document)], 'published');
  const event = { ...view.events[0], company: view.company };
  return draw('EventView', { event, images: imagesOf('event', document) });
}

/** Renders a document of each kind in every place that shows it. */
const places: {
  [K in ContentKind]: Record<string, (document: Documents[K]) => string | Promise<string>>;
} = {
  general: { screen: (document) => companyScreen('general', document) },
  job: {
    screen: (document) =>
      draw('JobView', { job: jobView(document), images: imagesOf('job', document) }),
    'public page': (document) =>
      JSON.stringify(
        jobPage(
          {
            job: jobView(document),
            images: imagesOf('job', document),
            openedAt: now,
            about: { jp: null, en: null },
            coverOfCompany: null,
            homepage: null,
          },
          { language: 'ja', asked: false },
          { origin: 'https://engawa.example', openDemo: false },
        ),
      ),
    paper: (document) =>
      JSON.stringify(
        jobSheet({
          job: document,
          general: null,
          address: 'https://engawa.example/jobs/1',
          state: 'shown',
          today: '2026-11-16',
        }),
      ),
  },
  event: { screen: eventScreen },
  article: { screen: (document) => companyScreen('article', document) },
  tip: { screen: (document) => companyScreen('tip', document) },
};

/** Fields that no page shows: for search, for applicants or participants, not for visitors. */
const nowhere = [
  'common.prefectures',
  'common.applyUrl',
  'common.onlineUrl',
  'common.offWeb',
  // Decides only which address form the editor shows.
  'offices.*.tab',
];
/** Pictures appear only on screens; the hiring contact is not public. */
const notThere: Record<string, readonly string[]> = {
  'job on the public page': ['hiringManager', 'department'],
  'job on the paper': [
    'coverImage',
    'otherMessage.*.otherMessageImages',
    'otherMessage.*.otherMessageImages.*.jobsOtherMessageImage',
  ],
};

type Json = Record<string, unknown>;

/** The document with one field of the other, in the first item of each list on the path. */
function withField(document: Json, other: Json, path: readonly string[]): Json | undefined {
  const [key = '', ...rest] = path;
  if (rest.length === 0) return { ...document, [key]: other[key] };
  const [mine, theirs] = [document[key], other[key]];
  if (rest[0] === '*') {
    if (!Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
    const [first, ...more] = mine as Json[];
    const [theirFirst] = theirs as Json[];
    const changed = first && theirFirst && withField(first, theirFirst, rest.slice(1));
    return changed && { ...document, [key]: [changed, ...more] };
  }
  if (!mine || !theirs) return undefined;
  const changed = withField(mine as Json, theirs as Json, rest);
  return changed && { ...document, [key]: changed };
}

const drawnOf = <K extends ContentKind>(kind: K): Documents[K][] => {
  const schema = documentSchemas[kind];
  return fc
    .sample(valuesOf(schema, 'document'), { numRuns: 400, seed: 20261118 })
    .map(documentReader<Documents[K]>(schema as never, []))
    .filter(({ jp }) => jp !== null);
};

describe.each(contentKinds)('%s', (kind) => {
  const documents = drawnOf(kind);
  test.each(
    Object.entries(
      places[kind] as Record<string, (document: unknown) => string | Promise<string>>,
    ).flatMap(([place, show]) =>
      Object.keys(outlines[kind].labels)
        .filter((field) => !nowhere.includes(field))
        .filter((field) => !notThere[`${kind} on the ${place}`]?.includes(field))
        .map((field) => [place, field, show] as const),
    ),
  )('the %s shows %s', async (_place, field, show) => {
    const path = field.startsWith('common.') ? field.split('.') : ['jp', ...field.split('.')];
    let isShown = false;
    for (const [at, document] of documents.entries()) {
      const other = documents[(at + 1) % documents.length] ?? document;
      const changed = withField(document, other, path);
      isShown = changed !== undefined && (await show(changed)) !== (await show(document));
      if (isShown) break;
    }
    expect(isShown).toBe(true);
  });
});
