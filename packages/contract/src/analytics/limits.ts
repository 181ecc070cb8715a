/** Views that one call may report. */
export const mostViews = 20;
/** Percent of the page's height. */
export const mostDepth = 100;
/** Seconds of one view. */
export const mostSeconds = 60 * 60;
