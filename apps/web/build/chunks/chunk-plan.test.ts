import { expect, test } from 'vitest';
import { planChunks } from './chunk-plan.ts';
import type { Module } from './read-modules.ts';
import type { Visit } from './visits.ts';

const module = (bytes: number, ...imports: string[]): Module => ({
  bytes,
  imports,
  dynamicImports: [],
});
const page = (entry: string, more: Partial<Visit> = {}): Visit => ({
  entries: [entry],
  weight: 1,
  most: 9,
  isPart: false,
  ...more,
});
const large = 100_000;
const chunkOf = (plan: readonly (readonly string[])[], id: string) =>
  plan.find((ids) => ids.includes(id));

test('puts modules that the same pages need into one chunk, and other modules into separate chunks', () => {
  const modules = new Map([
    ['a', module(large, 'forms', 'fields')],
    ['b', module(large, 'forms', 'fields')],
    ['c', module(large, 'forms')],
    ['forms', module(large)],
    ['fields', module(large)],
  ]);
  const plan = planChunks(modules, [page('a'), page('b'), page('c')]);
  expect(chunkOf(plan, 'forms')).toEqual(['forms']);
  expect(chunkOf(plan, 'fields')).toEqual(['fields']);
  expect(chunkOf(plan, 'a')).toEqual(['a']);
});

test('joins the chunks of a page with a lower chunk limit, at the expense of visits with the least weight', () => {
  const modules = new Map([
    ['home', module(large, 'x')],
    ['a', module(large, 'x', 'y', 'z')],
    ['b', module(large, 'y', 'z', 'w')],
    ['c', module(large, 'z', 'w')],
    ...['x', 'y', 'z', 'w'].map((id) => [id, module(10_000)] as const),
  ]);
  const visits = [page('home', { weight: 1000 }), page('a'), page('b', { most: 2 }), page('c')];
  const plan = planChunks(modules, visits);
  const needed = new Set(['y', 'z', 'w'].map((id) => chunkOf(plan, id)));
  expect(needed.size).toBe(2);
  expect(chunkOf(plan, 'x')).toEqual(['x']);
});

test('joins chunks that are smaller than the cost of a request', () => {
  const modules = new Map([
    ['a', module(large, 'icon', 'forms')],
    ['b', module(large, 'icon', 'forms')],
    ['c', module(large, 'forms')],
    ['icon', module(100)],
    ['forms', module(10_000)],
  ]);
  const plan = planChunks(modules, [page('a'), page('b'), page('c')]);
  expect(chunkOf(plan, 'icon')).toEqual(chunkOf(plan, 'forms'));
});

test('never plans chunks that import each other in a cycle', () => {
  const modules = new Map([
    ['a', module(large, 'top')],
    ['b', module(large, 'middle')],
    ['c', module(large, 'bottom')],
    ['d', module(large, 'top')],
    ['top', module(10, 'middle')],
    ['middle', module(150_000, 'bottom')],
    ['bottom', module(60_000)],
  ]);
  const plan = planChunks(modules, [page('a', { most: 2 }), page('b'), page('c'), page('d')]);
  const top = chunkOf(plan, 'top');
  expect(top?.includes('bottom') && !top.includes('middle')).toBe(false);
});

test('does not count modules that the opening page has already loaded for a part of that page', () => {
  const modules = new Map([
    ['a', { ...module(large, 'forms'), dynamicImports: ['dialog'] }],
    ['b', module(large, 'forms', 'shared')],
    ['c', module(large, 'shared')],
    ['dialog', module(large, 'forms')],
    ['forms', module(large)],
    ['shared', module(large)],
  ]);
  const dialog = page('dialog', { isPart: true });
  const plan = planChunks(modules, [page('a'), page('b'), page('c'), dialog]);
  expect(chunkOf(plan, 'forms')).toEqual(['forms']);
  expect(chunkOf(plan, 'dialog')).toEqual(['dialog']);
});
