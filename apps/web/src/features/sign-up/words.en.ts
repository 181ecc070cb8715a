import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  intro: {
    heading: 'Let students from all over the world get to know you.',
    lead: 'Present your company and jobs in Japanese and English, reach out to people you like, and go from the first word to the decision.',
    twoLanguages: 'Company profiles, jobs and events, in Japanese and English side by side',
    people: 'Find students by field, languages and wishes, and ask to connect',
    residence: 'Residence status and start date, clear before anyone applies',
    team: 'Work as a team, with four levels of authority',
  },
  free: {
    heading: 'Start for free',
    requests: 'Up to {count} connect requests a month',
    jobs: 'Up to {count} open jobs',
    targets: 'Recommended students: up to {count} in each of 3 groups',
    note: 'No credit card needed.',
    start: 'Create account',
    signIn: 'Already have an account? Sign in',
  },
  steps: { label: 'Steps of the sign-up', person: 'You', mail: 'Email', company: 'Company' },
  person: {
    heading: 'About you',
    name: 'Your name',
    email: 'Work email',
    emailHint: 'We will send you an email to confirm it.',
    agree: 'I agree to the <terms>terms and privacy policy</terms>',
    agreeRequired: 'Please agree to go on.',
    send: 'Send the confirmation email',
  },
  sent: {
    heading: 'Check your email',
    text: 'We sent an email to {email}. Use its button to go on. The link works for 24 hours.',
    hint: 'Nothing there? Please look into the spam folder, and check the address for typos.',
    again: 'Enter another address',
  },
  company: {
    heading: 'About your company',
    confirmed: '{email} is confirmed.',
    nameJp: 'Company name (Japanese)',
    nameEn: 'Company name (English)',
    nameHint: 'One of the two is enough.',
    industry: 'Industry',
    prefecture: 'Head office',
    employees: 'Employees',
    people: 'people',
    password: 'Password',
    passwordHint: 'At least 9 characters, with a letter and a number',
    create: 'Finish the sign-up',
    note: 'You can write and publish your company profile and jobs at once. Until we have checked your company it is shown as “Not verified”, and finding students and connect requests stay closed. We email you once it is done.',
  },
  expired: {
    heading: 'This link does not work',
    text: 'It has expired or was already used. Please begin again.',
    again: 'Begin again',
    signIn: 'Sign in',
  },
};
