import { keptAnswers } from './kept-answers.ts';
import { createQueryClient } from './query-client.ts';

/** The cache of this tab. Whatever reads or writes through it imports this module, and so brings it. */
export const queryClient = createQueryClient({
  answer: (answer, failure) => keptAnswers.outcomes().answer(answer, failure),
  succeeded: (message) => keptAnswers.outcomes().succeeded(message),
  busy: () => keptAnswers.outcomes().busy(),
});
// For good: the page and its cache live equally long.
queryClient.mount();
keptAnswers.provide(queryClient);
