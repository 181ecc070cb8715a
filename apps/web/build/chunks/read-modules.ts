export interface Module {
  bytes: number;
  imports: readonly string[];
  /** Modules that it imports on demand. */
  dynamicImports: readonly string[];
}
export type Modules = ReadonlyMap<string, Module>;

export interface ModuleSource {
  getModuleInfo(id: string): {
    code: string | null;
    importedIds: string[];
    dynamicallyImportedIds: string[];
  } | null;
}

/** Estimated share of a module's bytes that minifying and tree shaking leave. */
const left = { packages: 0.25, own: 0.5 };

export function readModules(from: string, source: ModuleSource): Modules {
  const modules = new Map<string, Module>();
  const waiting = [from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = modules.has(id) ? null : source.getModuleInfo(id);
    // The bundler emits styles as files of their own.
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
