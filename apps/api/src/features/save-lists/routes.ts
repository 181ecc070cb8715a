/**
 * Feature save-lists. A company's lists of saved students: `lists.repo.ts` the lists,
 * `people.repo.ts` and `saved.repo.ts` their students. Decision 051.
 */

import * as lists from '@engawa/contract/save-lists/company';
import * as students from '@engawa/contract/save-lists/students';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import { deleteList } from './company/delete-list.ts';
import { exportList } from './company/export-list.ts';
import { listListsOfStudent } from './company/list-lists-of-student.ts';
import { moveStudents } from './company/move-students.ts';
import { noteStudent } from './company/note-student.ts';
import { removeStudents } from './company/remove-students.ts';
import { saveList } from './company/save-list.ts';
import { saveStudents } from './company/save-students.ts';
import { showList } from './company/show-list.ts';
import { readLists } from './read-lists.ts';

export const saveListRoutes = (services: { limits: CallLimits }) => [
  bind(lists.listSaveLists, async ({ db, actor }) => ({
    saveList: await readLists(db, actor.companyId),
  })),
  bind(lists.saveSaveList, saveList),
  bind(lists.deleteSaveList, deleteList),
  bind(lists.showSaveList, showList(services)),
  bind(lists.exportSaveList, exportList),
  bind(students.listListsOfStudent, listListsOfStudent),
  bind(students.saveStudents, saveStudents),
  bind(students.removeStudents, removeStudents),
  bind(students.moveStudents, moveStudents),
  bind(students.noteStudent, noteStudent),
];
