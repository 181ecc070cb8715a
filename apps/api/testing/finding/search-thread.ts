import type { SearchIndexes } from '@engawa/platform/search-index/search-indexes';
import type { TestApp } from '../server/app.ts';

/** Ends the thread of the index, as a fault in it would; another one comes by itself. */
export async function endSearchThread({ services }: TestApp): Promise<void> {
  const memory = services.indexes?.engines.find(({ name }) => name === 'memory');
  const thread = memory?.engine as SearchIndexes | undefined;
  await thread?.restart();
}
