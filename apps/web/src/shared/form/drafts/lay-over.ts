import { isContentLanguage } from '@engawa/contract/language';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (added: object): object => added;

/**
 * Stored values where their fields still exist, and blanks for new fields. `added` has the blanks
 * of list items and optional parts, by place.
 */
export function layOver<T extends object>(
  blank: T,
  kept: unknown,
  added: Readonly<Record<string, object>> = {},
  asHere: (added: object) => object = same,
): T {
  const lay = (now: unknown, then: unknown, place: string): unknown => {
    if (then === undefined) return now;
    if (isObject(now)) return isObject(then) ? layFields(now, then, place) : now;
    if (Array.isArray(then)) {
      // An optional list that is still unset is blank.
      const isList = Array.isArray(now) || now === '' || now === null;
      return isList ? then.map((item: unknown) => layInner(item, place, `${place}.*`)) : now;
    }
    if (Array.isArray(now)) return now;
    return isObject(then) ? layInner(then, place, place) : then;
  };
  const layInner = (then: unknown, place: string, within: string): unknown => {
    const inner = added[place];
    return inner ? lay(asHere(inner), then, within) : then;
  };
  const layFields = (now: Fields, then: Fields, at: string): Fields =>
    Object.fromEntries(
      Object.entries(now).map(([key, value]) => [key, lay(value, then[key], placeIn(at, key))]),
    );
  return layFields(blank as Fields, isObject(kept) ? kept : {}, '') as T;
}

/** The outline's place names omit the language. */
function placeIn(at: string, key: string): string {
  if (at === '') return key;
  return isContentLanguage(at) ? key : `${at}.${key}`;
}
