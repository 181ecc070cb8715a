import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Company profile',
  intro: 'What students see of your company. Written in both languages it reaches more of them.',
  published: 'Published',
  notPublished: 'Not published',
  basics: {
    heading: 'Basics',
    renamed:
      'Once you publish another name, the “Verified company” mark goes, and finding students and connect requests are closed until we have checked again.',
    companyProfileHint: 'What you do, and whom you would like to work with.',
    featureHint: 'Choose only what is true. Students compare companies by these.',
  },
  urls: {
    heading: 'Links',
    item: 'Link {number, number}',
    add: 'Add a link',
  },
  services: {
    heading: 'Business and services',
    item: 'Service {number, number}',
    add: 'Add a service',
    empty: 'None yet. Start with your main business or product.',
    picture: 'Picture {number, number} (up to 2)',
  },
  offices: {
    heading: 'Offices',
    intro: 'A job can be published only with the address of the headquarters.',
    tabs: 'In Japan and abroad',
    item: 'Office {number, number}',
    addDomestic: 'Add an office in Japan',
    addOverseas: 'Add an office abroad',
    empty: 'None yet.',
  },
  facts: {
    heading: 'Company facts',
    people: 'people',
    employees: '{count, number}',
    yen: '{amount, number} yen',
    known: 'Industry, employees and the like come from your company information.',
    toCompanyInfo: 'Change in company information',
    notSaid: 'Not entered',
    languagesHint: 'Type the name of a language and choose it.',
    contactHint: 'Shown on your jobs. One of the two is needed.',
  },
  figures: {
    heading: 'Hiring and working hours by year',
    intro: 'From April to March. Fill in what you know.',
    year: 'Fiscal {year}',
    add: 'Add fiscal {year}',
    remove: 'Remove fiscal {year}',
    hours: 'hours',
  },
};
