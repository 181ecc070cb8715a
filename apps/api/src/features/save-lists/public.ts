export { insertList } from './lists.repo.ts';
export { listOfStudent } from './people.repo.ts';
export { addStudents } from './saved.repo.ts';
