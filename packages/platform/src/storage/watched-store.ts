import { isDiskFull } from '../db/failures.ts';
import { Refusal } from '../errors/refusal.ts';
import type { ObjectStore } from './object-store.ts';

/**
 * A store whose failures are counted and named as the store's: without this, a refused connection to
 * it looks like one to the database.
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
