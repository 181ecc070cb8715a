import type { Page, SendingOn } from '../table/page.ts';

/** Fetches the module of a page, which exports one component called `…Page`, and the page's words. */
export type Screen = () => Promise<object>;

/** By path, of every page that does not only send on: one without a screen does not compile. */
export type ScreensOf<Pages extends readonly Page[]> = {
  readonly [Path in Exclude<Pages[number], SendingOn>['path']]: Screen;
};
