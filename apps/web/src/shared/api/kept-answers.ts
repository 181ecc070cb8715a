import type { QueryClient } from '@tanstack/react-query';
import type { Outcomes } from './query-client.ts';

let client: QueryClient | undefined;
let outcomes: Outcomes = { answer: () => {}, succeeded: () => {}, busy: () => () => {} };

/**
 * Where the cache of the server's answers stands once there is one. It is heavy and comes with the
 * first screen that reads or writes through it (answers.ts): a visitor of the home page has none.
 */
export const keptAnswers = {
  /**
   * The same for React from the first to the last: were another put in its place, React would draw
   * everything anew and throw away what a page from the build still waits with.
   */
  client: new Proxy<object>(
    {},
    {
      get(_, name): unknown {
        if (!client) throw new Error('Nothing has brought the cache of answers.');
        const what: unknown = Reflect.get(client, name);
        return typeof what === 'function' ? what.bind(client) : what;
      },
    },
  ) as QueryClient,
  outcomes: () => outcomes,
  provide(made: QueryClient): void {
    client = made;
  },
  /** What the shell does with the outcome of calls; said before the first screen. */
  tell(shell: Outcomes): void {
    outcomes = shell;
  },
  /** What is still being read is of no use any more, or not before it is read again. */
  giveUp: () => void client?.cancelQueries(),
  readAgain: () => void client?.invalidateQueries(),
  forget: () => client?.clear(),
};
