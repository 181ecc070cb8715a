import type { Translated } from '../shared/i18n/messages.ts';
import type { messages as ja } from './messages.ja.ts';

export const messages: Translated<typeof ja> = {
  skipToContent: 'Skip to content',
  home: '{name} home',
  mainMenu: 'Main menu',
  forCompanies: 'For companies',
  journal: 'Journal',
  register: 'Register',
  signIn: 'Sign in',
  openMenu: 'Open the menu',
  toWork: 'To your workspace',
  terms: 'Privacy policy and terms',
};
