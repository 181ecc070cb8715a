/** Characters are counted as people see them (grapheme clusters). */
export const contentLimits = {
  title: 100,
  line: 200,
  note: 500,
  text: 4000,
  article: 8000,
  urls: 10,
  services: 20,
  offices: 30,
  otherMessages: 10,
  articleImages: 6,
  yearlyFigures: 5,
  jobLanguages: 5,
  audienceStudents: 200,
  audienceLists: 50,
  /** Contents of one kind per company, drafts included; fewer until the company is verified. */
  ofOneKind: 1000,
  ofOneKindUnverified: 50,
  /** Changes of a published job: how many are stored, and how many of the newest are shown. */
  changesKept: 500,
  changesShown: 100,
  perPage: 20,
} as const;
