import type { QueryClient } from '@tanstack/react-query';
import type { Outcomes } from './query-client.ts';

let client: QueryClient | undefined;
let outcomes: Outcomes = { answer: () => {}, succeeded: () => {}, busy: () => () => {} };
const listeners = new Set<() => void>();

/**
 * Where the cache of the server's answers stands once there is one. It is heavy and comes with the
 * first screen that reads or writes through it (answers.ts): a visitor of the home page has none.
 */
export const keptAnswers = {
  client: () => client,
  outcomes: () => outcomes,
  provide(made: QueryClient): void {
    client = made;
    for (const listener of listeners) listener();
  },
  /** What the shell does with the outcome of calls; said before the first screen. */
  tell(shell: Outcomes): void {
    outcomes = shell;
  },
  /** What is still being read is of no use any more, or not before it is read again. */
  giveUp: () => void client?.cancelQueries(),
  readAgain: () => void client?.invalidateQueries(),
  forget: () => client?.clear(),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
