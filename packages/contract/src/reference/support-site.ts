/** Figures of the separate support site, as its makers publish them. */
export const supportSite = {
  senpai: 60,
  events: 22,
  eventsIn: 2022,
  articles: 25,
  courses: 14,
} as const;
