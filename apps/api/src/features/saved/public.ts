export { listClosingOfSaved, listSavedClosing } from './closing.repo.ts';
export { hasSavedCompany, hasSavedJob, listSavedOfCompany, listSavers } from './saved.repo.ts';
