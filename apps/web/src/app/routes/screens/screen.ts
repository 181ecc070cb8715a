import type { Page, SendingOn } from '../table/page.ts';

/** Loads the module of a page, which exports one component called `…Page`, and the page's words. */
export type Screen = () => Promise<object>;

/** Screens by path. A page that shows something and has no screen does not compile. */
export type ScreensOf<Pages extends readonly Page[]> = {
  readonly [Path in Exclude<Pages[number], SendingOn>['path']]: Screen;
};
