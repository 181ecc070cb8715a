export { listOwnApplications } from './applications/own-applications.repo.ts';
