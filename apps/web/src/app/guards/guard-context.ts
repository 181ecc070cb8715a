export interface GuardContext {
  /** As the browser shows it. */
  location: { publicHref: string };
  /** True while a link is only pointed at: nothing may be remembered or ended then. */
  preload: boolean;
}
