import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/**
 * Imports each icon from its own file. If icons came through the package's index, every page would
 * seem to need every icon, and the chunk plan (chunks.ts) could not separate them.
 */
export function iconFiles(): Plugin {
  const files = readFiles();
  return {
    name: 'engawa:icon-files',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /from ["']lucide-react["']/ },
      handler: (code) =>
        code.replace(/import \{([^}]*)\} from ["']lucide-react["'];?/g, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => {
              const [icon = '', own = icon] = name.split(' as ');
              const file = files.get(icon);
              if (!file) throw new Error(`lucide-react has no icon called ${icon}.`);
              return `import ${own} from 'lucide-react/icons/${file}';`;
            })
            // On one line, so that the following lines keep their numbers in source maps.
            .join(' '),
        ),
    },
  };
}

function readFiles(): ReadonlyMap<string, string> {
  const list = createRequire(import.meta.url).resolve('lucide-react/dist/esm/lucide-react.mjs');
  const files = new Map<string, string>();
  for (const line of readFileSync(list, 'utf8').matchAll(
    /export \{(.*)\} from '\.\/icons\/(.*)\.mjs'/g,
  )) {
    const [, names = '', file = ''] = line;
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  }
  return files;
}
