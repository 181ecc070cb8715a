/** What the support site that stands beside the product has to offer, as its makers count it. */
export const supportSite = {
  senpai: 60,
  events: 22,
  eventsIn: 2022,
  articles: 25,
  courses: 14,
} as const;
