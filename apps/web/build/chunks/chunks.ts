import { closure, planChunks } from './chunk-plan.ts';
import { type ModuleSource, type Modules, readModules } from './read-modules.ts';
import { atHome, commands, everywhere, main, visitsOf } from './visits.ts';
import { groupOfWords, isWords } from './word-chunks.ts';

const initial = { tags: ['$initial' as const] };

/** Chunk groups for the bundler: first page, words by language, planned shared chunks. */
export function chunkGroups() {
  let plan: ReadonlyMap<string, string> | undefined;
  const groups = [
    { debugName: 'words', name: groupOfWords },
    { name: 'vendor', test: /\/node_modules\/|rolldown\/runtime/, ...initial },
    // One file for everything that the first page needs: many small files are larger in total.
    { name: 'shell', test: /^(?!.*after-paint\.ts)/, ...initial },
    {
      debugName: 'shared',
      name(id: string, source: ModuleSource): string | null {
        plan ??= makePlan(readModules(main, source));
        return plan.get(id) ?? null;
      },
      // The plan already lists every dependency.
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
    // The bundler already gives a page whose modules only it needs a chunk of its own.
    if (isAlone(ids, others, entries)) continue;
    for (const id of ids) names.set(id, `shared-${number}`);
  }
  // The home page loads exactly what it needs, so its chunks are fixed here and not planned.
  const shared = closure([everywhere, ...others.keys()], later);
  for (const id of home) names.set(id, shared.has(id) ? 'everywhere' : 'home');
  // Export lists of packages make these modules seem needed by the first page. The bundler drops
  // unneeded ones; they join the chunk of the commands, where most are used.
  for (const id of first) names.set(id, names.get(commands) ?? 'late');
  return names;
}

/** The first page imports one small export of these lists, not the whole package. */
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
