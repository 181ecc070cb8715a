import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  scene: 'Two people sit side by side on a veranda and talk, looking out at a garden and hills',
  numbers: {
    label: 'Registered today',
    companies: 'Companies',
    students: 'Students',
    universities: 'Universities',
    demo: 'Demo data',
  },
  values: {
    label: 'What you can do',
    ready: {
      heading: 'Know what is missing before you apply',
      text: 'Check your residence status, your graduation date and the gaps in your profile before you apply, so you know exactly what to prepare.',
    },
    profile: {
      heading: 'One profile is enough',
      text: 'Write down your studies, languages, work and strengths once and use them for every application. Keep your Japanese and English résumés in the same place.',
    },
    talk: {
      heading: 'Talk to companies directly',
      text: 'Ask a company to connect, and once it accepts, write to each other directly. Companies may reach out to you, too.',
    },
  },
  doors: {
    heading: 'Two doors, one house.',
    talent: {
      heading: 'For students and young professionals',
      find: 'Find companies, internships, and jobs for new and recent graduates',
      save: 'Save the companies and jobs you like',
      track: 'Keep track of applications and messages in one place',
      languages: 'Use every screen in Japanese or English',
      enter: 'Sign in as a student',
    },
    company: {
      heading: 'For recruiters',
      publish: 'Publish your company, jobs, events and senpai stories in both languages',
      search: 'Find students by major, language level, graduation date and more',
      organise: 'Sort connections and applicants with labels',
      team: 'Recruit as a team, with a role for each member',
      enter: 'Sign in as a company',
    },
  },
  demo: {
    heading: 'This is a demo',
    text: 'The companies and students in it are fictional. Emails are not sent out; they arrive in the demo mailbox.',
    mailbox: 'Open the mailbox',
  },
};
