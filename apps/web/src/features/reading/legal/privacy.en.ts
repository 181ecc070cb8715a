import type { TextDocument } from '../text/text-document.ts';

export const privacy: TextDocument = {
  id: 'privacy',
  heading: 'Privacy policy',
  lead: '{name} (“the service”) brings together students and young people who want to work in Japan and the companies that hire them. This page says what we hold about you, what we use it for, who sees it, and what you can do about it. If the Japanese and English texts differ, the Japanese one counts.',
  sections: [
    {
      id: 'operator',
      heading: 'Who is responsible',
      blocks: [
        'The service is run by {operator} (“we”). We handle personal information as required by Japan’s Act on the Protection of Personal Information (APPI), the Employment Security Act and the guidelines under both.',
        'Under the Employment Security Act the service counts as providing recruitment information while collecting information about people who look for work (特定募集情報等提供). Article 43-2 of that Act obliges whoever runs such a business to notify the Minister of Health, Labour and Welfare. Ask at the address below about the notification and its receipt number.',
      ],
    },
    {
      id: 'collected',
      heading: 'What we hold',
      blocks: [
        'We hold the following. What is marked optional is never needed to register or to use the service.',
        {
          table: [
            ['About whom', 'What'],
            [
              'Students and young professionals',
              'Name (also in katakana), email, phone number, date of birth, country of origin and of residence, school, major and graduation date, languages, work experience, the work you want, your story, résumé and other files, social media and portfolio (optional), gender (optional), photo (optional)',
            ],
            [
              'The same, when applying',
              'Residence status, its expiry, expected graduation and permission for other activity, as you declare them. We do not take pictures of residence cards.',
            ],
            [
              'The same, if you use it',
              'Your part-time shifts, what you call your workplaces, and your school’s vacations (optional). Only you see them; companies never do.',
            ],
            [
              'Recruiters',
              'Name, company email, company, authority level, department and title (optional), photo (optional)',
            ],
            [
              'Everyone',
              'Messages and attached files; records of connect requests, saves, applications and views; sign-ins; the network address and kind of browser you use',
            ],
          ],
        },
        'Passwords are stored in a form that cannot be turned back; we cannot read them. We do not collect sensitive information such as health or beliefs. Please leave it out of free text, too.',
      ],
    },
    {
      id: 'purposes',
      heading: 'What we use it for',
      blocks: [
        'As Article 21 of the APPI requires, these are the purposes for which we use personal information. For any other purpose we ask you first.',
        {
          list: [
            'To manage accounts: registration, confirming who you are, signing in',
            'To show profiles, jobs and company pages to those whom the settings allow',
            'To find jobs, companies and students, and to show how well the wishes of both sides fit, with reasons',
            'To deliver connect requests, applications, messages and interview dates',
            'To show before you apply whether your residence status and graduation date may allow the job',
            'To make your résumé and other documents for you',
            'To show you your recruiting and residence dates and how many hours you may work',
            'To send notices and emails (each kind can be switched off)',
            'To answer questions and complaints',
            'To prevent misuse, keep the service safe and mend faults',
            'To improve the service by figures in which nobody can be recognised',
            'To meet obligations under the law',
          ],
        },
      ],
    },
    {
      id: 'fair',
      heading: 'What never ranks anyone',
      blocks: [
        'Nationality, gender and age are used neither in the match score nor in the order of search results. Gender is optional everywhere. A score always says what it is made of.',
        'Scores help people to judge. The service never decides by itself whether somebody is hired.',
      ],
    },
    {
      id: 'who-sees',
      heading: 'Who sees it',
      blocks: [
        'Companies see only what you can check yourself in “Profile as companies see it”. Phone numbers and files such as résumés are seen only by companies to which you applied or sent them. You can also hide yourself from companies of your choice.',
        'When you apply, the company receives a copy of your profile as it is at that moment. It may use it for that selection only.',
        'After an offer you can share four facts with that company: residence status, end of the stay, graduation and first month of work. They are shared only if you choose to, and you can stop at any time. The company may use them for the residence procedure only.',
        'Which company and job pages students look at is recorded as their settings allow. Companies see totals only, such as the number of views, never who looked. If you turn off “Record of views” in your settings, or your browser sends Global Privacy Control, views are only counted, without a person.',
        'When a company opens your profile, we record the company and the day and show both on your My page. Who in the company looked is not part of that record.',
        'Our staff look at a person’s data only to answer their questions, to look into misuse, or where the law requires it.',
      ],
    },
    {
      id: 'third-parties',
      heading: 'Third parties, contractors and other countries',
      blocks: [
        'Except through what you do yourself (publishing, connecting, applying, sending) and where the law requires it, we give personal data to nobody without your consent. We do not sell it.',
        'We may have contractors for the machines that run the service, for sending email and for storing files. They receive only what they need, under a contract, and we supervise them. Where texts written by companies are translated by an outside service, no personal information of students is sent.',
        'If you turn on notifications on a device, we tell the push service of your browser (Apple, Google, Microsoft or Mozilla) that something is new, and nothing else: not what it is, who it is from, or your name. The device is no longer told once you turn them off or sign out.',
        'If you apply to a company outside Japan, or if we use a contractor abroad, data is handled there. Before we use such a contractor, this page names the country, its rules and how the contractor protects the data.',
        'If something on a page breaks, your browser tells the service, and nobody else, what sort of error it was and where in the program and on which kind of page it happened. It does not say who you are, what you typed, or which company or job you were looking at.',
        'There are no advertising or third-party analytics tags, and nothing about what you view is sent to other companies.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and what your browser keeps',
      blocks: [
        {
          table: [
            ['What', 'Why', 'How long'],
            ['Language', 'To speak the language you chose', '365 days'],
            [
              'Kind and end of your sign-in',
              'To remember student or company, and until when (it holds no secret)',
              '365 days',
            ],
            [
              'Cookie that renews the sign-in',
              'To keep you signed in (scripts cannot read it)',
              '14 days',
            ],
            ['Cookies of the identity service', 'To sign students in safely', 'While you use it'],
            [
              'Notifications',
              'To remember who turned them on, on this device',
              'Until you turn them off',
            ],
            [
              'Where you wanted to go',
              'To lead you back after signing in',
              'Until the tab is closed',
            ],
          ],
        },
        'All of them are needed for the service to work. You can delete them in your browser; you will then be signed out.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      blocks: [
        'We keep your profile and the rest while you have an account. When you delete the account, your personal data and your sign-ins are removed at once. Backups lose them as they are replaced.',
        'Messages you sent then lose their words and files; the other side sees only that there were messages, without your name. Of an application the company keeps the job, the dates and the outcome, without the copy of your profile. If you stay, that copy is erased as a rule a year after the outcome.',
        'The record of what you viewed is deleted at the latest a year after you last looked. If you turn off “Record of views”, the record so far is deleted at once. Totals without a person stay. The record of which company looked at your profile is deleted after a year at the latest, too.',
        'Records that the law obliges us to keep are kept for that time and used for nothing else.',
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      blocks: [
        'We protect data by encrypted connections, access by role, records of what is done, checks of files, and training, as an organisation, as people, on our premises and by technical means. Logs hold no names, email addresses, message texts or secrets.',
        'If data leaks in a way that may harm you, we report it to the Personal Information Protection Commission and tell you.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        'About your own data you may ask for the following, free of charge.',
        {
          list: [
            'Disclosure: to see what we hold and to whom it was given',
            'Export: to download everything we hold about you',
            'Correction: to have wrong data corrected or completed',
            'Stop: to end its use, its disclosure to others, or its publication',
            'Deletion: to have your account and data deleted',
            'Withdrawal: to take back a consent you gave',
          ],
        },
        'Most of this you can do yourself in the account settings. For the rest write to the address below. Once we know that it is you, we answer without delay; if we cannot do what you ask, we say why.',
      ],
    },
    {
      id: 'minors',
      heading: 'If you are under 18',
      blocks: [
        'Please get the consent of a parent or guardian before you use the service. Those who have not yet passed the first 31 March after turning 15 cannot register.',
      ],
    },
    {
      id: 'contact',
      heading: 'Questions and complaints',
      blocks: [
        'Questions and complaints about personal information or about the service are answered by {operator} at {email}.',
        'If that does not settle it, you can also turn to the Personal Information Protection Commission or the Labour Bureau of your prefecture.',
      ],
    },
    {
      id: 'privacy-changes',
      heading: 'Changes to this policy',
      blocks: [
        'When we change this policy, this page says what changes and from when. Changes that matter for your rights are announced on screen and by email at least 30 days before, and we ask for consent where it is needed.',
      ],
    },
  ],
};
