/** In tenths of a point: the most by which exposure may change somebody's place. */
export const mostExposure = 300;
/** For people without a computed exposure. */
export const usualExposure = 0;

/** Rounds a correction in points to tenths, within the bounds. */
export const exposureOf = (points: number): number =>
  Math.round(Math.min(Math.max(points * 10, -mostExposure), mostExposure));

/**
 * The key of the order "by match", descending, then by id. Only the order includes exposure, which
 * ranks people lower who are in many lists already; the score does not.
 */
export const orderOf = (total: number, exposure: number): number => total * 10 + exposure;

/** Ranked at least a point higher, because few companies have asked this person. */
export const isLittleSeen = (exposure: number): boolean => exposure >= 10;
