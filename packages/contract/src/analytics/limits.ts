/** Views in one call. */
export const mostViews = 20;
/** Percent of the page. */
export const mostDepth = 100;
/** Of one view. */
export const mostSeconds = 60 * 60;
