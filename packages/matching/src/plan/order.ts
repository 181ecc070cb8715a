/** In tenths of a point: the most by which exposure may change somebody's place. */
export const mostExposure = 300;
/** For people without a computed exposure. */
export const usualExposure = 0;

/** Rounds a correction in points to tenths, within the bounds. */
export const exposureOf = (points: number): number =>
  Math.round(Math.min(Math.max(points * 10, -mostExposure), mostExposure));

/**
 * The key of the order "by match", descending, then by id: the score that is shown, and among equal
 * scores first whom few companies have contacted.
 */
export const orderOf = (total: number, exposure: number): number =>
  total * (2 * mostExposure + 1) + exposure;

/** The order if exposure counted in full; the hourly job balances the lists in this order. */
export const balancedOrderOf = (total: number, exposure: number): number => total * 10 + exposure;

/** From a point of correction on, a person counts as contacted by few companies. */
export const littleSeenFrom = 10;
