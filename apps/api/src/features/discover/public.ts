export { findMatches, matchCounter, matchFinder } from './find-matches.ts';
export { readCompanyCards, readJobCards, readVisitorJobCards } from './read-cards.ts';
export { newFitsMail } from './saved-searches/mails.ts';
export { notifyNewMatches, notifyNewMatchesJob } from './saved-searches/notify-new-matches.ts';
export { findCompanies } from './search/find-companies.ts';
export { countJobs, findJobs } from './search/find-jobs.ts';
export { countJobsByPrefecture } from './search/found.repo.ts';
export {
  findCompanyOfTheDay,
  listNewestCompanies,
  listNewestJobs,
} from './search/newest.repo.ts';
