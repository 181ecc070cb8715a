import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentKind, contentKinds } from '@engawa/contract/contents/kinds';
import { outlines } from '@engawa/contract/contents/outlines';
import { expect, test } from 'vitest';

const isCode = (name: string) => /\.tsx?$/.test(name) && !/words\.|\.test\./.test(name);
/** A field named in a comment is not a field in the editor. */
const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const sourceOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isCode)
    .map((name) => withoutComments(readFileSync(join(folder, name), 'utf8')))
    .join('\n');

const editors: Record<ContentKind, string> = {
  general: 'general',
  job: 'job-editor',
  event: 'events',
  article: 'articles',
  tip: 'tips',
};

/** No control of its own: the tabs of the list set it. */
const notAsked = new Set(['offices.*.tab']);
const lastOf = (place: string) => place.split('.').at(-1) ?? '';

const unnamed = (
  kind: ContentKind,
  except: ReadonlySet<string>,
  isNamed: (name: string) => boolean,
) =>
  Object.keys(outlines[kind].labels).filter(
    (place) => !except.has(place) && !isNamed(lastOf(place)),
  );

test.each(contentKinds)('every field of a %s has a control in its editor', (kind) => {
  const source = sourceOf(join(import.meta.dirname, editors[kind]));
  const isAsked = (name: string) => new RegExp(`["'\`.]${name}["'\`]`).test(source);
  expect(unnamed(kind, notAsked, isAsked)).toEqual([]);
});
