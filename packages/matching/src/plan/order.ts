/** Tenths of a point: how far somebody may come before or after their score at most. */
export const mostExposure = 300;
/** Of somebody about whom nothing is known yet. */
export const usualExposure = 0;

/** The whole tenths of a correction in points. */
export const exposureOf = (points: number): number =>
  Math.round(Math.min(Math.max(points * 10, -mostExposure), mostExposure));

/**
 * What "by match" sorts by, the highest first; who stands even comes by id. The score itself does
 * not change: only the order knows who is in everybody's list already.
 */
export const orderOf = (total: number, exposure: number): number => total * 10 + exposure;

/** Few have asked this person, or would: they come at least a point earlier than most. */
export const isLittleSeen = (exposure: number): boolean => exposure >= 10;
