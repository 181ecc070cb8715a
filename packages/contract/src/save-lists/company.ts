import { z } from 'zod';
import { listQuery, nextCursor } from '../contents/schemas.ts';
import { company, endpoint } from '../endpoint.ts';
import { line } from '../fields/fields.ts';
import { saveListLimits } from './limits.ts';
import { savedPerson, saveList, saveListId, shownContents } from './schemas.ts';

const recruiting = company(0, 1, 2);
const lists = z.object({ saveList: z.array(saveList) });

export const listSaveLists = endpoint({
  id: 'company.saveLists.listLists',
  method: 'GET',
  path: '/v1/company/save-list',
  summary: 'The company’s lists of students, by name, each with the limited contents it shows.',
  auth: recruiting,
  reply: lists,
  errors: [],
});

export const saveSaveList = endpoint({
  id: 'company.saveLists.saveList',
  method: 'POST',
  path: '/v1/company/save-list',
  summary: 'Makes a list, or renames the one with this id.',
  auth: recruiting,
  body: z.strictObject({ id: saveListId.optional(), name: line(saveListLimits.listName) }),
  reply: lists.extend({ id: saveListId }),
  says: 'saved',
  errors: ['save_list_exists', 'save_lists_used_up'],
});

export const deleteSaveList = endpoint({
  id: 'company.saveLists.deleteList',
  method: 'POST',
  path: '/v1/company/save-list/delete',
  summary:
    'Deletes a list with its notes. Limited contents it shows are then not shown to its students: ' +
    '`told` names those the caller knows of, and another one refuses.',
  auth: recruiting,
  body: z.strictObject({ id: saveListId, told: shownContents }),
  reply: lists,
  says: 'deleted',
  errors: ['save_list_in_use'],
});

export const showSaveList = endpoint({
  id: 'company.saveLists.showList',
  method: 'GET',
  path: '/v1/company/save-list-detail/{id}',
  summary:
    'A list and its students, the last saved first. Of whoever no longer looks for a job only the ' +
    'name is left; who has left, or does not want to be seen, is not in it.',
  auth: recruiting,
  params: z.object({ id: saveListId }),
  query: z.object(listQuery),
  reply: z.object({
    saveDetail: saveList.extend({ people: z.array(savedPerson) }),
    nextCursor,
  }),
  errors: ['reading_budget_spent'],
});

export const exportSaveList = endpoint({
  id: 'company.saveLists.exportList',
  method: 'GET',
  path: '/v1/company/save-list-detail/{id}/csv-output',
  summary: 'Those of a list the company is connected with, as CSV for a spreadsheet.',
  auth: recruiting,
  params: z.object({ id: saveListId }),
  reply: 'file',
  mediaTypes: ['text/csv'],
  errors: [],
  limits: [{ by: 'account', max: 30, seconds: 600 }],
  slow: { atOnce: 2 },
});
