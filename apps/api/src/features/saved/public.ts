export { listClosingOfSaved, listSavedClosing } from './closing.repo.ts';
export {
  hasSavedCompany,
  hasSavedJob,
  isSavedCompany,
  isSavedJob,
  listSavedOfCompany,
  listSavers,
} from './saved.repo.ts';
