import {
  findCompaniesToBlock,
  saveStudentSettings,
  showStudentSettings,
} from '@engawa/contract/settings/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { findCompanies } from './student/find-companies.ts';
import { saveSettings } from './student/save-settings.ts';
import { showSettings } from './student/show-settings.ts';

export const settingsRoutes = () => [
  bind(showStudentSettings, showSettings),
  bind(saveStudentSettings, saveSettings),
  bind(findCompaniesToBlock, findCompanies),
];
