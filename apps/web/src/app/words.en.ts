import type { Translated } from '../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  skipToContent: 'Skip to content',
  home: '{name} home',
  mainMenu: 'Main menu',
  jobs: 'Jobs',
  companies: 'Companies',
  events: 'Events',
  forCompanies: 'For companies',
  journal: 'Journal',
  support: 'Support',
  register: 'Create account',
  signIn: 'Sign in',
  openMenu: 'Open the menu',
  toWork: 'To your workspace',
  about: 'Who runs this',
  terms: 'Privacy policy and terms',
};
