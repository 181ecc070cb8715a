import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ClientError } from './digest.ts';

/** Builds, routes and scripts that reports may name; all else is removed. */
export interface KnownClient {
  release: string;
  routes: ReadonlySet<string>;
  files: ReadonlySet<string>;
}

export const noClient: KnownClient = { release: 'unknown', routes: new Set(), files: new Set() };

const facts = z.object({
  release: z.string(),
  routes: z.array(z.string()),
  files: z.array(z.string()),
});

const file = join(import.meta.dirname, '../../../../web/dist/.client.json');

/** Reads the list that the client's build has written; `noClient` if there is no build. */
export async function readKnownClient(): Promise<KnownClient> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return noClient;
  const { release, routes, files } = facts.parse(JSON.parse(text));
  return { release, routes: new Set(routes), files: new Set(files) };
}

export function onlyKnown<E extends Pick<ClientError, 'release' | 'route' | 'places'>>(
  report: E,
  client: KnownClient,
): E {
  const { release, route, places } = report;
  return {
    ...report,
    release: release === client.release ? release : 'unknown',
    route: route !== null && client.routes.has(route) ? route : null,
    places: places.filter((place) => client.files.has(place.split(':', 1)[0] ?? '')),
  };
}
