import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  more: 'Settings and more',
  menu: 'Menu',
  openMenu: 'Open the menu',
  whatIsNew: 'What is new',
  back: 'Back',
  account: 'Account menu ({name})',
  editProfile: 'Edit profile',
  signOut: 'Sign out',
  poweredBy: 'Powered by {name}',
  terms: 'Privacy policy and terms',
  verification: {
    heading: 'Your company is not verified yet',
    waiting:
      'We are checking it. You can publish your company profile and jobs now. Finding students and connect requests open once we are done; we will email you.',
    missing: 'How long this takes depends on what you have entered. Still missing: {list}.',
    complete: 'Everything we need is entered. How long this takes depends on what we find.',
    facts: 'Open company information',
    inDemoHeading: 'Verification in the demo',
    inDemo:
      'This is a demo, so your company was verified automatically. In real use, we check each company.',
    understood: 'OK',
  },
  and: ', ',
  badge: {
    connects: '{count, plural, one {# connect request} other {# connect requests}} to answer',
    messages: '{count, plural, one {# unread message} other {# unread messages}}',
    apply: '{count, plural, one {# new application} other {# new applications}}',
    connectsAccept: '{count, plural, one {# new connection} other {# new connections}}',
    notifications: '{count, plural, one {# unread notification} other {# unread notifications}}',
  },
};
