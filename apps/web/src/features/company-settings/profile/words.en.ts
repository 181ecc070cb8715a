import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Profile',
  intro: 'Your own details, and the settings of your screen and emails.',
  person: {
    name: 'About you',
    intro: 'Your colleagues see this.',
    picture: 'Picture',
    pictureHint: 'JPEG, PNG or WebP, up to 15\u00a0MB. You can cut it to a square.',
    fullName: 'Name',
    department: 'Department',
    departmentExample: 'Human resources',
    title: 'Job title',
    titleExample: 'Recruiter',
  },
  mails: {
    name: 'Language and emails',
    screen: 'Language of the screen (this browser)',
    mail: 'Language of emails',
    notices: 'Email notices',
    noticesIntro:
      'Choose how often we email you about each. “Once a day” is one email at {hour, number}:00 in the morning, Japan time. Emails needed to sign in or confirm something always come.',
    messages: 'Messages from students',
    connects: 'Connection requests and answers',
    applicants: 'Applicants for jobs and events',
    searches: 'New students who fit your searches',
    news: 'News from {product}',
  },
};
