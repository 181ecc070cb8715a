import type { companyContentsPages } from '../table/company-contents.ts';
import type { companyEngagementPages } from '../table/company-engagement.ts';
import type { companySettingsPages } from '../table/company-settings.ts';
import type { ScreensOf } from './screen.ts';

const engagement: ScreensOf<typeof companyEngagementPages> = {};
const contents: ScreensOf<typeof companyContentsPages> = {};
const settings: ScreensOf<typeof companySettingsPages> = {};

export const companyScreens = { ...engagement, ...contents, ...settings };
