/**
 * Feature scholarship. Scholarship programmes and the entries of students.
 */

import {
  addEntry as addEndpoint,
  deleteEntry as deleteEndpoint,
  listProgrammes,
  saveEntry as saveEndpoint,
} from '@engawa/contract/scholarship/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { readScholarship } from './read-scholarship.ts';
import { addEntry } from './student/add-entry.ts';
import { deleteEntry } from './student/delete-entry.ts';
import { saveEntry } from './student/save-entry.ts';

export const scholarshipRoutes = () => [
  bind(listProgrammes, async ({ db, actor, now }) => ({
    programmes: await readScholarship(db, actor.accountId, now),
  })),
  bind(addEndpoint, addEntry),
  bind(saveEndpoint, saveEntry),
  bind(deleteEndpoint, deleteEntry),
];
