/** What the plan needs to know of a module; the bundler's own description has it all. */
export interface Module {
  bytes: number;
  imports: readonly string[];
  /** What it fetches only when that is wanted. */
  dynamicImports: readonly string[];
}
export type Modules = ReadonlyMap<string, Module>;

/** The part of the bundler's context that is asked. */
export interface ModuleSource {
  getModuleInfo(id: string): {
    code: string | null;
    importedIds: string[];
    dynamicallyImportedIds: string[];
  } | null;
}

/** What is left of a byte once comments, long names and unused exports are gone, roughly. */
const left = { packages: 0.25, own: 0.5 };

/** All modules that can be reached from one. */
export function readModules(from: string, source: ModuleSource): Modules {
  const modules = new Map<string, Module>();
  const waiting = [from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = modules.has(id) ? null : source.getModuleInfo(id);
    // Styles are files of their own.
    if (!info || id.endsWith('.css')) continue;
    const { code, importedIds, dynamicallyImportedIds } = info;
    const length = (code ?? '').replace(/\/\*[\s\S]*?\*\//g, '').length;
    modules.set(id, {
      bytes: length * (id.includes('/node_modules/') ? left.packages : left.own),
      imports: [...importedIds],
      dynamicImports: [...dynamicallyImportedIds],
    });
    waiting.push(...importedIds, ...dynamicallyImportedIds);
  }
  return modules;
}
