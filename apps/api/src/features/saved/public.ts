export {
  hasSavedCompany,
  hasSavedJob,
  isSavedCompany,
  isSavedJob,
  listSavedOfCompany,
} from './saved.repo.ts';
