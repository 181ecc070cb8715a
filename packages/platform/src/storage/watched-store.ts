import { isDiskFull } from '../db/failures.ts';
import { Refusal } from '../errors/refusal.ts';
import type { ObjectStore } from './object-store.ts';

/** Marks failures as the store's: a refused connection could otherwise be the database's. */
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
