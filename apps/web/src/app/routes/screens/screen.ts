/** What a page of the table shows. */
export interface Screen {
  /** The module; it exports one component called `…Page`. */
  page: () => Promise<object>;
  /** Words that the page needs, fetched beside its code. */
  words?: readonly { load(): Promise<unknown> }[];
}

/** By path. A page without a screen is not built yet. */
export type ScreensOf<Pages extends readonly { path: string }[]> = {
  readonly [Path in Pages[number]['path']]?: Screen;
};
