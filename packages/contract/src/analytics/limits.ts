export const mostViews = 20;
/** Percent of the page's height. */
export const mostDepth = 100;
export const mostSeconds = 60 * 60;
