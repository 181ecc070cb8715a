import type { Page, SendingOn } from '../table/page.ts';

/** What a page of the table shows. */
export interface Screen {
  /** The module; it exports one component called `…Page`. */
  page: () => Promise<object>;
  /** Words that the page needs, fetched beside its code. */
  words?: readonly { load(): Promise<unknown> }[];
}

/** By path, of every page that does not only send on: one without a screen does not compile. */
export type ScreensOf<Pages extends readonly Page[]> = {
  readonly [Path in Exclude<Pages[number], SendingOn>['path']]: Screen;
};
