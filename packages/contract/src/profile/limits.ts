/** Characters are counted as people see them (grapheme clusters). */
export const profileLimits = {
  name: 100,
  shortText: 200,
  story: 1000,
  careerVision: 1000,
  workDetails: 2000,
  linkSummary: 300,
  motivation: 1000,
  requests: 500,
  pastUniversities: 5,
  languages: 10,
  workExperiences: 20,
  links: 10,
  licences: 20,
} as const;
