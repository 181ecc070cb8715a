import { fileURLToPath } from 'node:url';
import type { Modules } from './read-modules.ts';

/** Something that is fetched in one go: a page and what stands around it, or a part of a page. */
export interface Visit {
  /** The modules that it starts with; all that they import follows. */
  entries: readonly string[];
  /** How much a byte counts that it did not need. */
  weight: number;
  /** The most chunks that it may share with others. */
  most: number;
  /** Comes into a page that stands already, so that what the page has costs it nothing. */
  isPart: boolean;
}

const at = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

export const main = at('app/main.tsx');
/** Every command goes through it. */
export const commands = at('shared/api/use-command.ts');
/** The home page itself is in the shell; this comes after the first paint. */
const homeRest = at('features/home/components/rest.tsx');
const showcase = at('pages/demo/ui-page.tsx');
/** The home page fetches it for students. */
const top = at('pages/talent/top-page.tsx');

const signedIn = ['app/guards/authenticated.ts', 'app/session/signed-in.ts'];
const talentScreens = 'app/routes/screens/talent.ts';
/** What is fetched around every page of a side, beside the list of its screens. */
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
    // Whoever arrives has nothing in the cache yet.
    weight: 10,
  },
  { screens: 'app/routes/screens/public.ts', around: [], weight: 1 },
].map(({ screens, around, weight }) => ({
  screens: at(screens),
  around: [at(screens), ...around.map(at)],
  weight,
}));
/** What every page fetches once it stands. */
export const everywhere = at('app/deferred.tsx');
/** What the home page fetches then. */
export const atHome = [homeRest, everywhere] as const;

/** Beside the files of the shell, of words and of what a page fetches a moment later. */
const most = { page: 13, jobEditor: 6 };
/** It fetches its pictures and lower sections by itself once it stands, and leaves room for them. */
const jobEditor = 'company/contents/job/id-page';

/** `company/contents/job-page`; undefined for what is no page, such as what two pages share. */
export const nameOfPage = (id: string): string | undefined =>
  id.startsWith(at('pages/')) && id.endsWith('-page.tsx')
    ? id.slice(at('pages/').length).replace(/\.tsx$/, '')
    : undefined;

/** What is fetched beside a page, whichever of its side it is. */
export const aroundPage = (page: string, all: Modules): string[] => [
  everywhere,
  ...(frameOf(page, all)?.around ?? []),
];

const frameOf = (page: string, all: Modules) =>
  page === top
    ? frames.find(({ screens }) => screens === at(talentScreens))
    : frames.find(({ screens }) => all.get(screens)?.dynamicImports.includes(page));

/** Every page but home with its frame, and every part of a page that is fetched later. */
export function visitsOf(all: Modules, later: Modules): Visit[] {
  const framing = new Set([everywhere, ...frames.flatMap(({ around }) => around)]);
  const lost = [...framing, homeRest].find((id) => !later.has(id));
  if (lost) throw new Error(`build/visits.ts names ${lost}, which no page fetches any more.`);
  const sections = later.get(showcase)?.dynamicImports ?? [];
  const single = [...new Set([...all.values()].flatMap(({ dynamicImports }) => dynamicImports))]
    .filter((id) => later.has(id) && !framing.has(id) && !sections.includes(id) && id !== homeRest)
    .toSorted();
  return [
    ...single.map((id) => (nameOfPage(id) ? pageVisit(id, all) : partVisit([id]))),
    // They come all at once, and nobody but us looks at them.
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
