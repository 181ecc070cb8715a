export interface GuardContext {
  location: { publicHref: string };
  params: Readonly<Record<string, string | undefined>>;
  /** True while a hovered link preloads; the guard must then store nothing and end no session. */
  preload: boolean;
}
