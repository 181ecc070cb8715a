import {
  findCompaniesToBlock,
  saveStudentSettings,
  showStudentSettings,
} from '@engawa/contract/settings/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { findCompanies } from './student/find-companies.ts';
import { type OnBlocking, saveSettings } from './student/save-settings.ts';
import { showSettings } from './student/show-settings.ts';

export const settingsRoutes = ({ onBlocking }: { onBlocking: OnBlocking }) => [
  bind(showStudentSettings, showSettings),
  bind(saveStudentSettings, saveSettings(onBlocking)),
  bind(findCompaniesToBlock, findCompanies),
];
