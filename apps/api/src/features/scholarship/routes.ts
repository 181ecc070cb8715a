import {
  addEntry as addEndpoint,
  deleteEntry as deleteEndpoint,
  listProgrammes as listEndpoint,
  saveEntry as saveEndpoint,
} from '@engawa/contract/scholarship/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { addEntry } from './student/add-entry.ts';
import { deleteEntry } from './student/delete-entry.ts';
import { listProgrammes } from './student/list-programmes.ts';
import { saveEntry } from './student/save-entry.ts';

export const scholarshipRoutes = () => [
  bind(listEndpoint, listProgrammes),
  bind(addEndpoint, addEntry),
  bind(saveEndpoint, saveEntry),
  bind(deleteEndpoint, deleteEntry),
];
