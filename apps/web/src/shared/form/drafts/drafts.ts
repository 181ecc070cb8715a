const prefix = 'draft:';

const keyOf = (owner: string, name: string) => `${prefix}${owner}:${name}`;

/** Where a draft is kept: until the tab is closed, or for as long as the person is signed in here. */
type Place = 'tab' | 'device';

/** A browser that forbids storage keeps no drafts. */
function inStorage<T>(place: Place, work: (storage: Storage) => T): T | undefined {
  try {
    return work(place === 'tab' ? sessionStorage : localStorage);
  } catch {
    return undefined;
  }
}

/** What was typed and not saved, kept for the person who typed it. */
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

/** After a sign-in only that person's drafts stay; signing out and leaving remove all (undefined). */
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
