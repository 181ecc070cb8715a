import { companyContentsPages } from './company-contents.ts';
import { companyEngagementPages } from './company-engagement.ts';
import { companySettingsPages } from './company-settings.ts';
import { entryPages } from './entry.ts';
import { publicPages } from './public.ts';
import { talentPages, talentProfilePages } from './talent.ts';

/** Every page of the product. Guards, menus and titles read it. */
export const pages = [
  ...publicPages,
  ...entryPages,
  ...talentPages,
  ...talentProfilePages,
  ...companyEngagementPages,
  ...companyContentsPages,
  ...companySettingsPages,
] as const;
