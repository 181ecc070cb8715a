import { isContentLanguage } from '@engawa/contract/language';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (added: object): object => added;

/**
 * What was kept, as far as it is known today, and what is new as it is in a blank one. `added` has
 * the blank of what stands in lists and in optional parts, by its place.
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
      // Where nothing is said yet, an optional list is blank.
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

/** As an outline names places: those of a language without it. */
function placeIn(at: string, key: string): string {
  if (at === '') return key;
  return isContentLanguage(at) ? key : `${at}.${key}`;
}
