import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Company information',
  intro: 'The basic facts. Your company page and jobs use them, so you change them only here.',
  registration: {
    heading: 'Registration',
    intro: 'We use this to verify your company. Students do not see it.',
    legalName: 'Registered name',
    corporateNumber: 'Corporate number',
    corporateNumberHint: 'The 13 digits listed on the National Tax Agency’s website.',
    representative: 'Representative',
    shownName: 'Name that students see',
    toGeneral: 'Change on the company page',
    willLose:
      'If you change the registered name or the number, “Verified company” is taken off. You cannot search students or ask to connect until we have verified it again.',
  },
  verification: {
    name: 'Verification',
    verified: 'Verified',
    waiting: 'We are checking your company',
    inDemo: 'Verified automatically in the demo',
  },
  place: {
    heading: 'Address and phone',
    intro: 'Students do not see this. Set the contact for applicants on the company page.',
    postalCode: 'Postal code',
    address: 'Address',
    phone: 'Phone',
  },
  facts: {
    heading: 'Company data',
    intro: 'Shown to students on your company page, as soon as you save.',
    industry: 'Industry',
    employees: 'Employees',
    people: 'people',
    founded: 'Founded',
    capital: 'Capital',
    yen: 'yen',
    listing: 'Stock listing',
    companyType: 'Company type',
  },
  complaints: {
    heading: 'Contact for complaints',
    intro: 'The department that takes complaints from applicants.',
    office: 'Department or person',
    email: 'Email',
    phone: 'Phone',
  },
};
