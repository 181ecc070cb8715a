export { findMatches } from './find-matches.ts';
export { readCompanyCards, readJobCards } from './read-cards.ts';
export { newFitsMail } from './saved-searches/mails.ts';
export { notifyNewMatches, notifyNewMatchesJob } from './saved-searches/notify-new-matches.ts';
export {
  findCompanyOfTheDay,
  listNewestCompanies,
  listNewestJobs,
} from './search/newest.repo.ts';
