import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentKind, contentKinds } from '@engawa/contract/contents/kinds';
import { outlines } from '@engawa/contract/contents/outlines';
import { expect, test } from 'vitest';

const features = join(import.meta.dirname, '..');
const contract = join(import.meta.dirname, '../../../../../packages/contract/src');

const isCode = (name: string) => /\.tsx?$/.test(name) && !/words\.|\.test\./.test(name);
const sourceOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isCode)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

const editors: Record<ContentKind, string> = {
  general: 'general',
  job: 'job-editor',
  event: 'events',
  article: 'articles',
  tip: 'tips',
};

/** What talent sees: the screens, and the items that a posting states in words. */
const shown = [
  sourceOf(join(features, 'company-view')),
  ...['posting-items', 'wages-text', 'employer'].map((name) =>
    readFileSync(join(contract, 'jobs', `${name}.ts`), 'utf8'),
  ),
].join('\n');

/** Not asked for as a field of its own: the tabs of the list decide it. */
const notAsked = new Set(['offices.*.tab']);
/** For searching; for those who apply; for those who take part; for those who are not signed in. */
const notShown = new Set([
  'common.prefectures',
  'common.applyUrl',
  'common.onlineUrl',
  'common.offWeb',
]);

const lastOf = (place: string) => place.split('.').at(-1) ?? '';

const unnamed = (
  kind: ContentKind,
  except: ReadonlySet<string>,
  isNamed: (name: string) => boolean,
) =>
  Object.keys(outlines[kind].labels).filter(
    (place) => !except.has(place) && !isNamed(lastOf(place)),
  );

test.each(contentKinds)('every field of a %s can be written in its editor', (kind) => {
  const source = sourceOf(join(import.meta.dirname, editors[kind]));
  const isAsked = (name: string) => new RegExp(`["'\`.]${name}["'\`]`).test(source);
  expect(unnamed(kind, notAsked, isAsked)).toEqual([]);
});

test.each(contentKinds)('every field of a %s is shown to talent', (kind) => {
  const isShown = (name: string) => new RegExp(`\\b${name}\\b`).test(shown);
  expect(unnamed(kind, notShown, isShown)).toEqual([]);
});
