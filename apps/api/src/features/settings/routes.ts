import {
  saveCompanyNotifications,
  showCompanyNotifications,
} from '@engawa/contract/settings/company';
import {
  findCompaniesToBlock,
  saveStudentSettings,
  showStudentSettings,
} from '@engawa/contract/settings/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { saveNotifications } from './company/save-notifications.ts';
import { showNotifications } from './company/show-notifications.ts';
import { findCompanies } from './student/find-companies.ts';
import { type OnBlocking, saveSettings } from './student/save-settings.ts';
import { showSettings } from './student/show-settings.ts';

export const settingsRoutes = ({ onBlocking }: { onBlocking: OnBlocking }) => [
  bind(showStudentSettings, showSettings),
  bind(saveStudentSettings, saveSettings(onBlocking)),
  bind(findCompaniesToBlock, findCompanies),
  bind(showCompanyNotifications, showNotifications),
  bind(saveCompanyNotifications, saveNotifications),
];
