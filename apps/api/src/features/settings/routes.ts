/**
 * Feature settings. Settings of both sides: language, notification timing, visibility.
 */

import {
  saveCompanyNotifications,
  showCompanyNotifications,
} from '@engawa/contract/settings/company';
import {
  blockCompany as blockEndpoint,
  findCompaniesToBlock,
  saveStudentSettings,
  showStudentSettings,
} from '@engawa/contract/settings/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { OnBlocking } from './block-all.ts';
import { findCompaniesNamed } from './companies.repo.ts';
import { saveNotifications } from './company/save-notifications.ts';
import { showNotifications } from './company/show-notifications.ts';
import { presentCompany } from './settings.present.ts';
import { blockCompany } from './student/block-company.ts';
import { type OnHunting, saveSettings } from './student/save-settings.ts';
import { showSettings } from './student/show-settings.ts';

interface Injected {
  onBlocking: OnBlocking;
  onHunting: OnHunting;
}

export const settingsRoutes = ({ onBlocking, onHunting }: Injected) => [
  bind(showStudentSettings, showSettings),
  bind(saveStudentSettings, saveSettings(onBlocking, onHunting)),
  bind(blockEndpoint, blockCompany(onBlocking)),
  bind(findCompaniesToBlock, async ({ db, query }) => ({
    companies: (await findCompaniesNamed(db, query.name)).map(presentCompany),
  })),
  bind(showCompanyNotifications, showNotifications),
  bind(saveCompanyNotifications, saveNotifications),
];
