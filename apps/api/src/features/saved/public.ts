export {
  hasSavedCompany,
  hasSavedJob,
  isSavedCompany,
  isSavedJob,
  listSavedOfCompany,
  listSavers,
} from './saved.repo.ts';
