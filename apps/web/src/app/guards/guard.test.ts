import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  isRedirect,
} from '@tanstack/react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../shared/api/answers.ts';
import { companyAccountQuery, studentAccountQuery } from '../../shared/session/account.ts';
import { session } from '../../shared/session/session.ts';
import { who } from '../../shared/session/who.ts';
import { everyForm } from '../routes/table/every-form.ts';
import { pageList } from '../routes/table/look-up.ts';
import { guard } from './guard.ts';

type Level = 0 | 1 | 2 | 3;
type Person = 'visitor' | 'student' | Level;

const starts: Record<Level, string> = {
  0: '/company/engagement/target',
  1: '/company/engagement/target',
  2: '/company/engagement/target',
  3: '/company/engagement/message',
};

/** The pages that the spec gives level 3, and the pages that only levels 0 and 1 have. */
const forEveryone =
  /^\/company\/(engagement\/(message|applicants|notifications|student-profile)|settings\/(profile|password-change|account|contact))/;
const sees = (level: Level, path: string): boolean => {
  if (level === 3) return forEveryone.test(path);
  return level < 2 || path !== '/company/settings/team';
};

const isMailLink = (path: string): boolean =>
  /^\/company\/(invitation\/register|password\/reset)\/./.test(path);

/** Addresses without their optional last part, and the list or company that they redirect to. */
const standIns: readonly [RegExp, string][] = [
  [/^\/company\/contents\/event\/apply$/, '/company/contents/event'],
  [/^\/company\/contents\/preview\/company-(event|job)$/, '/company/contents/preview'],
  [/^\/company\/engagement\/target\/detail$/, '/company/engagement/target'],
  [/^\/company\/engagement\/student-profile$/, '/company/engagement/search'],
  [/^\/talent\/company\/company-event$/, '/talent/discover/companies'],
  [/^(\/talent\/(?:company|connect)\/[^/]+)\/company-(?:event|job)$/, '$1'],
];
const standIn = (path: string): string =>
  standIns.reduce((at, [form, instead]) => at.replace(form, instead), path);

function placeFor(person: Person, audience: string, path: string): string {
  if (person === 'visitor') {
    const doors: Record<string, string> = {
      company: '/company/signin',
      talent: '/talent/sso-auth',
    };
    return doors[audience] ?? path;
  }
  if (path === '/' && person !== 'student') return starts[person];
  if (audience === 'public' || isMailLink(path)) return path;
  if (person === 'student') {
    if (audience === 'talent') return standIn(path);
    return path.startsWith('/talent/') ? '/' : '/talent/account';
  }
  if (path === '/company/settings' || path.startsWith('/talent/'))
    return '/company/settings/profile';
  if (path === '/company/engagement' || audience === 'entry') return starts[person];
  if (person === 3 && path === '/company/engagement/student-profile')
    return '/company/engagement/applicants';
  return sees(person, path) ? standIn(path) : starts[person];
}

function become(person: Person): void {
  const strategy = person === 'visitor' ? undefined : person === 'student' ? 'student' : 'company';
  vi.spyOn(session, 'strategy').mockReturnValue(strategy);
  vi.spyOn(who, 'strategy').mockReturnValue(strategy);
  const account = {
    id: '1',
    name: '田中',
    email: 'a@example.jp',
    emailUndeliverable: false,
    profilePictureUrl: null,
  };
  if (strategy === 'student') queryClient.setQueryData(studentAccountQuery.queryKey, account);
  if (strategy === 'company') {
    queryClient.setQueryData(companyAccountQuery.queryKey, {
      ...account,
      role: person as Level,
      companyId: '2',
      companyName: { jp: '会社', en: null },
      verification: 'verified',
      department: null,
      title: null,
      version: 0,
    });
  }
}

/** The product's router with its table and guards, but without page components. */
const root = createRootRoute();
const ledTo: string[] = [];
const routeTree = root.addChildren(
  pageList.map((page) =>
    createRoute({
      getParentRoute: () => root,
      path: page.path,
      beforeLoad: (context) =>
        guard(page, context).catch((reason: unknown) => {
          if (isRedirect(reason)) ledTo.push(reason.options.href ?? String(reason.options.to));
          throw reason;
        }),
    }),
  ),
);

/** Without a browser the router stops at each redirect; this function follows the redirects. */
async function arriveFrom(path: string, steps = 0): Promise<string> {
  if (steps > 4) throw new Error(`${path} is part of a circle`);
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree, history });
  await router.load();
  const next = ledTo.pop();
  if (next) return arriveFrom(next, steps + 1);
  expect(router.state.matches.at(-1), path).toMatchObject({ status: 'success' });
  return router.state.location.href;
}

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

describe.each<Person>(['visitor', 'student', 0, 1, 2, 3])('%s', (person) => {
  it('redirects every kind of person from every page as the spec says', async () => {
    become(person);
    for (const { audience, path } of everyForm) {
      expect(await arriveFrom(path), path).toBe(placeFor(person, audience, path));
    }
  });
});
