export const mostViews = 20;
export const mostDepth = 100;
export const mostSeconds = 60 * 60;
