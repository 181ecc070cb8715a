import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AnyEndpoint } from '@engawa/contract/endpoint';
import type { Plugin } from 'vite';

/** The files that declare endpoints, read from the imports of the table of all endpoints. */
function declaringFiles(): RegExp {
  const table = fileURLToPath(import.meta.resolve('@engawa/contract/endpoints'));
  const files = readFileSync(table, 'utf8').matchAll(/ from '\.\/([\w-]+\/[\w-]+)\.ts'/g);
  return new RegExp(`/contract/src/(${[...files].map(([, file]) => file).join('|')})\\.ts$`);
}

/**
 * Replaces endpoint declarations by their addresses, without schemas. The client uses schemas only
 * as types, so zod stays out of pages that do not validate a form.
 */
export function endpointAddresses(): Plugin {
  return {
    name: 'engawa:endpoint-addresses',
    load: {
      filter: { id: declaringFiles() },
      async handler(id) {
        const file = `${pathToFileURL(id).href}?at=${statSync(id).mtimeMs}`;
        const declared = (await import(file)) as Record<string, AnyEndpoint>;
        return Object.entries(declared)
          .map(([name, endpoint]) => `export const ${name} = ${addressOf(name, endpoint, id)};`)
          .join('\n');
      },
    },
  };
}

function addressOf(name: string, endpoint: AnyEndpoint, file: string): string {
  if (!endpoint.id || !endpoint.path) {
    throw new Error(`${file} may export endpoints only; move ${name} to schemas.ts beside it.`);
  }
  const { id, method, path, upload, secret } = endpoint;
  return JSON.stringify({ id, method, path, upload, secret, body: endpoint.body && true });
}
