import { companyContentsPages } from './pages/company-contents.ts';
import { companyEngagementPages } from './pages/company-engagement.ts';
import { companySettingsPages } from './pages/company-settings.ts';
import { entryPages } from './pages/entry.ts';
import { publicPages } from './pages/public.ts';
import { talentPages, talentProfilePages } from './pages/talent.ts';

export const pages = [
  ...publicPages,
  ...entryPages,
  ...talentPages,
  ...talentProfilePages,
  ...companyEngagementPages,
  ...companyContentsPages,
  ...companySettingsPages,
] as const;
