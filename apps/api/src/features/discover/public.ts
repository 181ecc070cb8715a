export { findMatches } from './find-matches.ts';
export { newFitsMail } from './kept/mails.ts';
export { tellOfNew, tellOfNewJob } from './kept/tell-of-new.ts';
export { readCompanyCards, readJobCards } from './read-cards.ts';
export {
  findCompanyOfTheDay,
  listNewestCompanies,
  listNewestJobs,
} from './search/newest.repo.ts';
