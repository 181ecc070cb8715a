import type { SearchIndexes } from '@engawa/platform/search-index/search-indexes';
import type { TestApp } from '../server/app.ts';

/** Terminates the index thread, as a fault would; a new one starts by itself. */
export async function endSearchThread({ services }: TestApp): Promise<void> {
  const memory = services.indexes?.engines.find(({ name }) => name === 'memory');
  const thread = memory?.engine as SearchIndexes | undefined;
  await thread?.restart();
}
