export { presentCompanyView } from './company-view.present.ts';
export {
  findCompanyForStudent,
  findCompanyForVisitor,
  listForStudent,
  listForVisitor,
} from './company-view.repo.ts';
export { readEventView } from './read-event-view.ts';
export { readJobView } from './read-job-view.ts';
