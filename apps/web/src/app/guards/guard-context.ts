export interface GuardContext {
  /** As the browser shows it. */
  location: { publicHref: string };
  /** The parts that the address names. */
  params: Readonly<Record<string, string | undefined>>;
  /** True while a link is only pointed at: nothing may be remembered or ended then. */
  preload: boolean;
}
