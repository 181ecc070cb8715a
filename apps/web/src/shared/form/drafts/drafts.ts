const prefix = 'draft:';

const keyOf = (owner: string, name: string) => `${prefix}${owner}:${name}`;

/** `tab`: until the tab is closed. `device`: while the person stays signed in. */
type Place = 'tab' | 'device';

/** Without storage there are no drafts. */
function inStorage<T>(place: Place, work: (storage: Storage) => T): T | undefined {
  try {
    return work(place === 'tab' ? sessionStorage : localStorage);
  } catch {
    return undefined;
  }
}

export function keepDraft(
  owner: string,
  name: string,
  values: unknown,
  place: Place = 'tab',
): void {
  inStorage(place, (storage) => storage.setItem(keyOf(owner, name), JSON.stringify(values)));
}

export const readDraft = (owner: string, name: string, place: Place = 'tab'): unknown =>
  inStorage(place, (storage) => JSON.parse(storage.getItem(keyOf(owner, name)) ?? 'null')) ??
  undefined;

export function dropDraft(owner: string, name: string, place: Place = 'tab'): void {
  inStorage(place, (storage) => storage.removeItem(keyOf(owner, name)));
}

/** A sign-in keeps only that person's drafts; signing out (undefined) removes all. */
export function dropDraftsExceptOf(owner: string | undefined): void {
  const isOwn = (key: string) => owner !== undefined && key.startsWith(keyOf(owner, ''));
  for (const place of ['tab', 'device'] as const) {
    inStorage(place, (storage) =>
      Object.keys(storage)
        .filter((key) => key.startsWith(prefix) && !isOwn(key))
        .forEach((key) => storage.removeItem(key)),
    );
  }
}
