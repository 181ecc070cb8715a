const prefix = 'draft:';

const keyOf = (owner: string, name: string) => `${prefix}${owner}:${name}`;

/** A browser that forbids storage keeps no drafts. */
function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

/** What was typed and not saved, kept in this tab for the person who typed it. */
export function keepDraft(owner: string, name: string, values: unknown): void {
  inStorage((storage) => storage.setItem(keyOf(owner, name), JSON.stringify(values)));
}

export const readDraft = (owner: string, name: string): unknown =>
  inStorage((storage) => JSON.parse(storage.getItem(keyOf(owner, name)) ?? 'null')) ?? undefined;

export function dropDraft(owner: string, name: string): void {
  inStorage((storage) => storage.removeItem(keyOf(owner, name)));
}

/** After a sign-in only that person's drafts stay; signing out and leaving remove all (undefined). */
export function dropDraftsExceptOf(owner: string | undefined): void {
  const isOwn = (key: string) => owner !== undefined && key.startsWith(keyOf(owner, ''));
  inStorage((storage) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(prefix) && !isOwn(key))
      .forEach((key) => storage.removeItem(key)),
  );
}
