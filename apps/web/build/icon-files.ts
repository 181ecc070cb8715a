import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/**
 * Imports each icon from its own file. Through the package's list of all of them every page would
 * seem to need every icon, and the plan of chunks (chunks.ts) could not tell who needs which.
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
            // In one line, so that the lines below keep their numbers.
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
