import { fileURLToPath } from 'node:url';
import type { Modules } from './read-modules.ts';

/** Modules that are fetched together: a page with its frame, or a lazily loaded part of a page. */
export interface Visit {
  entries: readonly string[];
  /** Cost of each byte that the visit fetches without needing it. */
  weight: number;
  /** Upper bound of chunks that it shares with other visits. */
  most: number;
  /** Loads into an open page, so modules that the page has already loaded cost nothing. */
  isPart: boolean;
}

const at = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

export const main = at('app/main.tsx');
export const commands = at('shared/api/use-command.ts');
/** Part of the home page that loads after the first paint; the page itself is in the shell. */
const homeRest = at('features/home/components/rest.tsx');
const showcase = at('pages/demo/ui-page.tsx');
const top = at('pages/talent/top-page.tsx');

const signedIn = ['app/guards/authenticated.ts', 'app/session/signed-in.ts'];
const talentScreens = 'app/routes/screens/talent.ts';
/** Modules that every page of a side fetches in addition to the list of its screens. */
const frames = [
  {
    screens: 'app/routes/screens/company.ts',
    around: [...signedIn, 'app/layouts/company/company-layout.tsx'],
    weight: 1,
  },
  {
    screens: talentScreens,
    around: [
      ...signedIn,
      'app/layouts/student/student-header.tsx',
      'app/layouts/student/bottom-bar.tsx',
    ],
    weight: 1,
  },
  {
    screens: 'app/routes/screens/entry.ts',
    around: ['login', 'header-only', 'two-column', 'bare'].map(
      (name) => `app/layouts/plain/${name}-layout.tsx`,
    ),
    // Visitors arrive here with an empty cache.
    weight: 10,
  },
  { screens: 'app/routes/screens/public.ts', around: [], weight: 1 },
].map(({ screens, around, weight }) => ({
  screens: at(screens),
  around: [at(screens), ...around.map(at)],
  weight,
}));
export const everywhere = at('app/session-and-feedback.tsx');
export const atHome = [homeRest, everywhere] as const;

/** Not counting the files of the shell, of words, and of parts loaded later. */
const most = { page: 13, jobEditor: 6 };
/** The job editor loads its pictures and lower sections separately, so its own limit is lower. */
const jobEditor = 'company/contents/job/id-page';

/** For example `company/contents/job-page`; undefined for a module that is not a page. */
export const nameOfPage = (id: string): string | undefined =>
  id.startsWith(at('pages/')) && id.endsWith('-page.tsx')
    ? id.slice(at('pages/').length).replace(/\.tsx$/, '')
    : undefined;

export const aroundPage = (page: string, all: Modules): string[] => [
  everywhere,
  ...(frameOf(page, all)?.around ?? []),
];

const frameOf = (page: string, all: Modules) =>
  page === top
    ? frames.find(({ screens }) => screens === at(talentScreens))
    : frames.find(({ screens }) => all.get(screens)?.dynamicImports.includes(page));

/** One visit per page with its frame (except the home page), and one per lazily loaded part. */
export function visitsOf(all: Modules, later: Modules): Visit[] {
  const framing = new Set([everywhere, ...frames.flatMap(({ around }) => around)]);
  const lost = [...framing, homeRest].find((id) => !later.has(id));
  if (lost)
    throw new Error(`build/chunks/visits.ts names ${lost}, which no page fetches any more.`);
  const sections = later.get(showcase)?.dynamicImports ?? [];
  const single = [...new Set([...all.values()].flatMap(({ dynamicImports }) => dynamicImports))]
    .filter((id) => later.has(id) && !framing.has(id) && !sections.includes(id) && id !== homeRest)
    .toSorted();
  return [
    ...single.map((id) => (nameOfPage(id) ? pageVisit(id, all) : partVisit([id]))),
    // The sections of the design system page load all at once, and only developers open it.
    { entries: sections, weight: 0.1, most: most.page, isPart: false },
  ];
}

function pageVisit(page: string, all: Modules): Visit {
  const entries = [page, ...aroundPage(page, all)];
  return {
    entries,
    weight: frameOf(page, all)?.weight ?? 1,
    most: nameOfPage(page) === jobEditor ? most.jobEditor : most.page,
    isPart: false,
  };
}

const partVisit = (entries: readonly string[]): Visit => ({
  entries,
  weight: 0.5,
  most: Number.POSITIVE_INFINITY,
  isPart: true,
});
