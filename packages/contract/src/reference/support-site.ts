/** Figures the support-site intro shows; `senpai` reads "over 60". */
export const supportSiteFigures = {
  senpai: 60,
  events: { count: 22, year: 2022 },
  articles: 25,
  courses: 14,
} as const;
