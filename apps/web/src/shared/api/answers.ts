import { queryCache } from './query-cache.ts';
import { createQueryClient } from './query-client.ts';

/** The query cache of this tab. Loads with the first module that reads or writes through it. */
export const queryClient = createQueryClient({
  answer: (answer, failure) => queryCache.outcomes().answer(answer, failure),
  succeeded: (message, visibleResult) => queryCache.outcomes().succeeded(message, visibleResult),
  busy: () => queryCache.outcomes().busy(),
});
// Never unmounted, because the cache lives as long as the page.
queryClient.mount();
queryCache.provide(queryClient);
