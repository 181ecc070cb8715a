import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  menu: {
    title: 'Menu',
    product: 'About the service',
    about: 'Who runs it',
    companySignIn: 'Company sign-in',
    companySignUp: 'Create company account',
  },
  notifications: 'Notifications',
  account: 'Account menu ({name})',
  myPage: 'My page',
  settings: 'Account settings',
  signOut: 'Sign out',
  bar: {
    name: 'Menu',
    discover: 'Find',
    connect: 'Connections',
    inbox: 'Inbox',
    activity: 'Applications',
    me: 'My page',
  },
  unread: {
    connects: '{count, plural, one {# connect request} other {# connect requests}} waiting for you',
    messages: '{count, plural, one {# unread message} other {# unread messages}}',
    notifications: '{count, plural, one {# unread notification} other {# unread notifications}}',
  },
};
