import { listSaveLists, showSaveList } from '@engawa/contract/save-lists/company';
import { listListsOfStudent } from '@engawa/contract/save-lists/students';
import { showStudentToCompany } from '@engawa/contract/student-pages/company';
import { useQueryClient } from '@tanstack/react-query';

const shown = [listSaveLists, showSaveList, listListsOfStudent, showStudentToCompany];

/** Refetches the visible answers after every command, successful or refused. */
export function useRefresh() {
  const client = useQueryClient();
  return () => Promise.all(shown.map(({ id }) => client.invalidateQueries({ queryKey: [id] })));
}
