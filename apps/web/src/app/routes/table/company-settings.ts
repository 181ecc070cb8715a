import { page } from './page.ts';

const company = { audience: 'company', layout: 'company' } as const;
const personal = { ...company, area: 'personal-settings' } as const;

export const companySettingsPages = [
  page('/company/settings', {
    ...personal,
    title: 'company.settings',
    sendsTo: ['/company/settings/profile'],
  }),
  page('/company/settings/profile', { ...personal, title: 'company.profile', menu: {} }),
  page('/company/settings/account', { ...personal, title: 'company.account', menu: {} }),
  page('/company/settings/password-change', { ...personal, title: 'company.password', menu: {} }),
  page('/company/settings/company-info', {
    ...company,
    area: 'company-info',
    title: 'company.companyInfo',
    menu: {},
  }),
  page('/company/settings/team', { ...company, area: 'team', title: 'company.team', menu: {} }),
  page('/company/settings/contact', { ...personal, title: 'company.contact', menu: {} }),
] as const;
