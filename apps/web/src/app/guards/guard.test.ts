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
import { pageList } from '../routes/table/look-up.ts';
import { specRoutes } from '../routes/table/spec-routes.ts';
import { guard } from './guard.ts';

type Level = 0 | 1 | 2 | 3;
type Person = 'visitor' | 'student' | Level;

const id = '019a0000-0000-7000-8000-000000000000';

/** Each page of the spec with its optional parts, and once more without them. */
const routes = specRoutes.flatMap((line) => {
  const [audience = '', template = ''] = line.split(' ');
  const full = template.replace(/\{[\w-]+\??\}/g, id);
  const short = template.replace(/\/\{[\w-]+\?\}/g, '').replace(/\{[\w-]+\}/g, id);
  return [...new Set([full, short])].map((path) => ({ audience, path }));
});

const starts: Record<Level, string> = {
  0: '/company/engagement/target',
  1: '/company/engagement/target',
  2: '/company/engagement/target',
  3: '/company/engagement/message',
};

/** What the spec gives level 3, and what only levels 0 and 1 have. */
const forEveryone =
  /^\/company\/(engagement\/(message|applicants|notifications|student-profile)|settings\/(profile|password-change|account|contact))/;
const sees = (level: Level, path: string): boolean => {
  if (level === 3) return forEveryone.test(path);
  return level < 2 || path !== '/company/settings/team';
};

/** Where the spec wants each of them to arrive. */
function placeFor(person: Person, audience: string, path: string): string {
  if (person === 'visitor') {
    const doors: Record<string, string> = {
      company: '/company/signin',
      talent: '/talent/sso-auth',
    };
    return doors[audience] ?? path;
  }
  if (audience === 'public') return path;
  if (person === 'student') {
    if (audience === 'talent') return path;
    return audience === 'entry' ? '/' : '/talent/account';
  }
  if (path === '/company/settings' || path.startsWith('/talent/'))
    return '/company/settings/profile';
  if (path === '/company/engagement' || audience === 'entry') return starts[person];
  return sees(person, path) ? path : starts[person];
}

function become(person: Person): void {
  const strategy = person === 'visitor' ? undefined : person === 'student' ? 'student' : 'company';
  vi.spyOn(session, 'strategy').mockReturnValue(strategy);
  vi.spyOn(who, 'strategy').mockReturnValue(strategy);
  const account = { id: '1', name: '田中', email: 'a@example.jp', profilePictureUrl: null };
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

/** The router of the product with its table and guards, without what the pages show. */
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

/** Without a browser the router stops at each redirect; this goes on from there. */
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
  it('arrives where the spec says, from every page', async () => {
    become(person);
    for (const { audience, path } of routes) {
      expect(await arriveFrom(path), path).toBe(placeFor(person, audience, path));
    }
  });
});
