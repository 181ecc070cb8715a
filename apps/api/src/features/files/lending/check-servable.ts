import { refuse } from '@engawa/platform/errors/refusal';
import type { FileServices } from '../file-services.ts';
import { scanState } from '../files.rules.ts';

type Scanned = Parameters<typeof scanState>[0];

/** Refuses to serve files that are infected or not scanned yet. */
export function checkServable({ scanner }: Pick<FileServices, 'scanner'>, file: Scanned): void {
  const state = scanState(file, scanner !== undefined);
  if (state === 'infected') refuse('file_infected');
  if (state === 'waiting') refuse('file_not_scanned', { retryAfterSeconds: 60 });
}
