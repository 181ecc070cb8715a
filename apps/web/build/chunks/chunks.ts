import { closure, planChunks } from './chunk-plan.ts';
import { type ModuleSource, type Modules, readModules } from './read-modules.ts';
import { atHome, commands, everywhere, main, visitsOf } from './visits.ts';
import { groupOfWords, isWords } from './word-chunks.ts';

const initial = { tags: ['$initial' as const] };

/** For the bundler: what the first page needs, words by language, and the rest as planned. */
export function chunkGroups() {
  let plan: ReadonlyMap<string, string> | undefined;
  const groups = [
    { debugName: 'words', name: groupOfWords },
    { name: 'vendor', test: /\/node_modules\/|rolldown\/runtime/, ...initial },
    // Many small files weigh more than one: what the first page needs comes together.
    { name: 'shell', test: /^(?!.*after-paint\.ts)/, ...initial },
    {
      debugName: 'shared',
      name(id: string, source: ModuleSource): string | null {
        plan ??= makePlan(readModules(main, source));
        return plan.get(id) ?? null;
      },
      // The plan names every module itself.
      includeDependenciesRecursively: false,
    },
  ];
  return groups.map((group, at) => ({ ...group, priority: groups.length - at }));
}

function makePlan(all: Modules): ReadonlyMap<string, string> {
  const first = closure([main], without(all, isWholePackage));
  const later = without(all, (id) => first.has(id) || isWords(id));
  const entries = new Set([...all.values()].flatMap(({ dynamicImports }) => dynamicImports));
  const names = new Map<string, string>();
  const home = closure(atHome, later);
  const others = without(later, (id) => home.has(id));
  for (const [number, ids] of planChunks(others, visitsOf(all, later)).entries()) {
    // A page with what only it needs is a chunk already, under its own name.
    if (isAlone(ids, others, entries)) continue;
    for (const id of ids) names.set(id, `shared-${number}`);
  }
  // Home gets what it needs and no more: that is settled before, and no part of the plan.
  const shared = closure([everywhere, ...others.keys()], later);
  for (const id of home) names.set(id, shared.has(id) ? 'everywhere' : 'home');
  // Through their packages' lists of exports these seem to be needed by the first page, too. What
  // the bundler has found out not to be goes along with the commands, where most of it is used.
  for (const id of first) names.set(id, names.get(commands) ?? 'late');
  return names;
}

/** The first page takes one small thing out of this list of exports, and would seem to need it all. */
const isWholePackage = (id: string): boolean => /\/@tanstack\/react-query\/.+\/index\.js$/.test(id);

const without = (all: Modules, isLeftOut: (id: string) => boolean): Modules =>
  new Map([...all].filter(([id]) => !isLeftOut(id)));

function isAlone(ids: readonly string[], modules: Modules, entries: ReadonlySet<string>): boolean {
  const own = new Set(ids);
  const hasStrangers = [...modules].some(
    ([id, { imports }]) => !own.has(id) && imports.some((target) => own.has(target)),
  );
  return !hasStrangers && ids.filter((id) => entries.has(id)).length === 1;
}
