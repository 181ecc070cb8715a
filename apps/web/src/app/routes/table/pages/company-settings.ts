import { page, sendsOn } from '../page.ts';

const company = { audience: 'company', layout: 'company' } as const;
const personal = { ...company, area: 'personal-settings' } as const;

export const companySettingsPages = [
  sendsOn('/company/settings', ['/company/settings/profile'], {
    ...personal,
    title: 'company.settings',
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
