import { keptAnswers } from './kept-answers.ts';
import { createQueryClient } from './query-client.ts';

/** The query cache of this tab. Loads with the first module that reads or writes through it. */
export const queryClient = createQueryClient({
  answer: (answer, failure) => keptAnswers.outcomes().answer(answer, failure),
  succeeded: (message) => keptAnswers.outcomes().succeeded(message),
  busy: () => keptAnswers.outcomes().busy(),
});
// Never unmounted, because the cache lives as long as the page.
queryClient.mount();
keptAnswers.provide(queryClient);
