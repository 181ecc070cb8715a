import { isDiskFull } from '../db/failures.ts';
import { Refusal } from '../errors/refusal.ts';
import type { ObjectStore } from './object-store.ts';

/**
 * Counts a store's failures and marks them as the store's, because a refused connection would
 * otherwise look like one to the database.
 */
export function watchedStore(store: ObjectStore, noteFailure: () => void): ObjectStore {
  const watch = <T>(work: Promise<T>): Promise<T> =>
    work.catch((cause: unknown) => {
      noteFailure();
      if (isDiskFull(cause)) throw cause;
      throw new Refusal('unavailable', { because: 'store', cause });
    });
  const { link } = store;
  return {
    put: (...file) => watch(store.put(...file)),
    get: (key) => watch(store.get(key)),
    remove: (key) => watch(store.remove(key)),
    ...(link && { link: (...file) => watch(link.apply(store, file)) }),
  };
}
