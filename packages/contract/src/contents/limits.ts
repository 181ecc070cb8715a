/** How much of each the contents take. Characters are counted as people see them. */
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
  /** So many of one kind, such as jobs, drafts among them; fewer until the company is verified. */
  ofOneKind: 1000,
  ofOneKindUnverified: 50,
  /** Of what was changed in a published job: the newest are kept, and the newest of those shown. */
  changesKept: 500,
  changesShown: 100,
  /** A list longer than this pages. */
  perPage: 20,
} as const;
