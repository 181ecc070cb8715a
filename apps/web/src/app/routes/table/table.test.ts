import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { authorityLevels } from '@engawa/contract/reference/companies/authority-levels';
import { describe, expect, it } from 'vitest';
import { screenOf } from '../screens/screens.ts';
import { maySee, pageAt, pageList } from './look-up.ts';
import { drawerOf, iconsOf, menuOf } from './menus.ts';
import { type Page, specPath } from './page.ts';
import { mailLinkPages, ownSites } from './pages/public.ts';
import { redirected, redirects } from './redirects.ts';
import { specRedirects, specRoutes } from './spec-routes.ts';

const pathOf = (line: string) => line.split(' ')[1] ?? '';
const paths = (items: { path: string }[]) => items.map(({ path }) => path);

it('has every page of the spec, and beyond it only link targets, the student’s calendar, the guided first profile and the company’s home', () => {
  const beside: readonly Page[] = [
    ...ownSites,
    ...mailLinkPages,
    pageAt('/talent/calendar'),
    pageAt('/talent/profile/start'),
    pageAt('/company/engagement/today'),
  ];
  const ours = pageList
    .filter((page) => !beside.includes(page))
    .map((page) => `${page.audience} ${specPath(page)}`);
  expect(ours.toSorted()).toEqual(specRoutes.toSorted());
});

it('has every redirect of the spec', () => {
  expect(redirects.map(({ from, to }) => `${from} ${to}`)).toEqual(specRedirects);
});

it('appends the part matched by the star to the target', () => {
  const [students, discover] = redirects;
  expect(redirected('/students/inbox/1', students)).toBe('/talent/inbox/1');
  expect(redirected('/talent/discover', discover)).toBe('/talent/discover/companies');
});

it('has for every screen a file that exports one page', async () => {
  const source = ['home', 'public', 'entry', 'talent', 'company'].map((name) =>
    readFileSync(resolve(import.meta.dirname, `../screens/${name}.ts`), 'utf8'),
  );
  const files = source.flatMap((text) =>
    [...text.matchAll(/import\('([^']*-page\.tsx)'\)/g)].map(([, file]) => file as string),
  );
  expect(files).not.toEqual([]);
  for (const file of files) {
    const text = readFileSync(resolve(import.meta.dirname, '../screens', file), 'utf8');
    expect([file, text.match(/^export function \w+Page\b/gm)?.length]).toEqual([file, 1]);
  }
});

it('shows a screen at every address that does not only redirect', async () => {
  for (const page of pageList) {
    const shows = (await screenOf(page)) !== undefined;
    expect([page.path, shows]).toEqual([page.path, page.sendsTo === undefined]);
  }
});

it('names only existing pages as targets of back links and redirects', () => {
  for (const { back, sendsTo = [] } of pageList) {
    for (const path of [back ?? [], sendsTo].flat()) expect(pageAt(path).path).toBe(path);
  }
});

it('gives every page of the company an area', () => {
  const open = pageList.filter(({ audience, area }) => audience === 'company' && !area);
  expect(paths(open)).toEqual(['/company/engagement']);
});

describe('what each level sees', () => {
  const settings = ['profile', 'account', 'password-change'];
  const personal = (...more: string[]) =>
    [...settings, ...more, 'contact'].map((name) => `/company/settings/${name}`);
  const folded = [
    '/company/engagement/connect',
    '/company/engagement/notifications',
    '/company/contents/preview',
  ];

  it.each([
    [0, [...folded, ...personal('company-info', 'team')]],
    [1, [...folded, ...personal('company-info', 'team')]],
    [2, [...folded, ...personal('company-info')]],
    [3, ['/company/engagement/notifications', ...personal()]],
  ] as const)('level %i: the folded group', (level, expected) => {
    const group = drawerOf(level).find((one) => one.group === 'more');
    expect(paths(group?.items ?? [])).toEqual(expected);
  });

  it.each([0, 1, 2] as const)('level %i: twelve entries with the folded group', (level) => {
    const [engagement, contents] = drawerOf(level);
    expect(paths(engagement?.items ?? [])[0]).toBe('/company/engagement/today');
    expect(engagement?.items).toHaveLength(6);
    expect(contents?.items).toHaveLength(5);
    expect(paths(iconsOf(level))).toHaveLength(3);
  });

  it('level 3: today, applicants and messages, and a folded group', () => {
    expect(paths(drawerOf(3)[0]?.items ?? [])).toEqual([
      '/company/engagement/today',
      '/company/engagement/applicants',
      '/company/engagement/message',
    ]);
    expect(drawerOf(3).map(({ group }) => group)).toEqual(['engagement', 'more']);
    expect(paths(iconsOf(3))).toEqual([
      '/company/engagement/message',
      '/company/engagement/notifications',
    ]);
  });

  it('shows no level a menu entry that it may not open', () => {
    for (const level of authorityLevels.ids) {
      for (const { path } of drawerOf(level).flatMap(({ items }) => items)) {
        expect(maySee(level, pageAt(path))).toBe(true);
      }
    }
  });
});

it('has five entries in the menu of students', () => {
  expect(paths(menuOf('talent'))).toEqual([
    '/talent/discover/companies',
    '/talent/connect',
    '/talent/inbox',
    '/talent/activities/applications',
    '/talent/account',
  ]);
});

it('has no path twice', () => {
  expect(new Set(specRoutes.map(pathOf)).size).toBe(specRoutes.length);
});
