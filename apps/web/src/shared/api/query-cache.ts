import type { QueryClient } from '@tanstack/react-query';
import type { Outcomes } from './query-client.ts';

let client: QueryClient | undefined;
let outcomes: Outcomes = { answer: () => {}, succeeded: () => {}, busy: () => () => {} };

/**
 * Holds the query cache once it is loaded. The cache is large and loads with the first screen that
 * uses it (answers.ts); visitors of the home page never load it.
 */
export const queryCache = {
  /**
   * A proxy, so that React sees the same client before and after the cache loads. A different
   * object would re-render everything and discard prerendered parts that still wait for hydration.
   */
  client: new Proxy<object>(
    {},
    {
      get(_, name): unknown {
        if (!client) throw new Error('The query cache has not been loaded yet.');
        const what: unknown = Reflect.get(client, name);
        return typeof what === 'function' ? what.bind(client) : what;
      },
    },
  ) as QueryClient,
  outcomes: () => outcomes,
  provide(made: QueryClient): void {
    client = made;
  },
  /** Sets how the shell handles outcomes of calls; called before the first screen. */
  setOutcomes(shell: Outcomes): void {
    outcomes = shell;
  },
  cancelReads: () => void client?.cancelQueries(),
  invalidate: () => void client?.invalidateQueries(),
  clear: () => client?.clear(),
};
