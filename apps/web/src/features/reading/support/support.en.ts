import type { TextDocument } from '../text/text-document.ts';

export const support: readonly TextDocument[] = [
  {
    id: 'sign-in',
    heading: 'If you cannot sign in',
    lead: 'Students and companies sign in on different pages. Please check first that you are on yours.',
    sections: [
      {
        id: 'sign-in-doors',
        heading: 'Where do I sign in?',
        blocks: [
          'There is one way in for students and young professionals, and one for companies.',
          { to: '/talent/signin', label: 'Student sign-in' },
          { to: '/company/signin', label: 'Company sign-in' },
        ],
      },
      {
        id: 'sign-in-password',
        heading: 'I forgot my password',
        blocks: [
          'Choose “Forgot your password?” on the sign-in page and we send you a link, valid for one hour. Setting a new password signs out your other devices.',
        ],
      },
      {
        id: 'sign-in-no-mail',
        heading: 'The email does not arrive',
        blocks: [
          {
            list: [
              'Look in your spam folder.',
              'Check that you entered the email you registered with. For an address without an account, no email to reset a password is sent.',
              'If nothing comes within a few minutes, please try again from the same page.',
            ],
          },
        ],
      },
      {
        id: 'sign-in-unconfirmed',
        heading: 'My sign-up is not complete',
        blocks: [
          'Your sign-up is complete once your email is confirmed. Students can start the confirmation again from the sign-in page. Companies please follow the button in the email and finish the steps there. The link is valid for 24 hours; after that, please start over.',
        ],
      },
      {
        id: 'sign-in-code',
        heading: 'I am asked for a code',
        blocks: [
          'After many failed sign-ins for one email we also ask for a code that we send to it, in case somebody is guessing the password. Get the code with the button on the page and enter it within one hour, together with your password.',
        ],
      },
    ],
  },
  {
    id: 'students',
    heading: 'For students and young professionals',
    lead: 'Registering and using the service is free. Every page is available in Japanese and in English.',
    sections: [
      {
        id: 'students-visible',
        heading: 'What do companies see of my profile?',
        blocks: [
          '“What companies see” shows you at any time. You can hide your profile from companies you name, under “Blocked companies” in the account settings. They are not told.',
          { to: '/talent/profile/preview', label: 'See what companies see' },
        ],
      },
      {
        id: 'students-documents',
        heading: 'Can I make a 履歴書 (Japanese résumé)?',
        blocks: [
          'Yes. From your saved profile you can make a 履歴書, a 職務経歴書 and an English résumé, each as a PDF. Choose them when you apply, and the company receives them as they are then.',
          { to: '/talent/profile/resume', label: 'Open résumé and CV' },
        ],
      },
      {
        id: 'students-residence',
        heading: 'Do you need a picture of my residence card?',
        blocks: [
          'No. You state your residence status yourself; we keep neither pictures nor numbers of cards. Notes such as “You can apply” are guidance, not legal advice.',
        ],
      },
      {
        id: 'students-data',
        heading: 'Can I take my data with me, or have it erased?',
        blocks: [
          '“Download your data” in the account settings gives you your information and files in one ZIP file. “Delete account” cannot be undone, so we may ask you to sign in once more right before it.',
          { to: '/talent/settings', label: 'Open account settings' },
        ],
      },
    ],
  },
  {
    id: 'companies',
    heading: 'For companies',
    lead: 'Registering is free and needs no credit card.',
    sections: [
      {
        id: 'companies-verified',
        heading: 'What does “Not verified” mean?',
        blocks: [
          'A company is shown like this until we have verified it. You can publish your company profile, jobs and events, but cannot look for students or send connect requests yet. We email you once it is done. If the company’s name changes, we verify it again.',
        ],
      },
      {
        id: 'companies-languages',
        heading: 'Do we have to write in English, too?',
        blocks: [
          'No. You can publish in Japanese only or in English only. Company profile, jobs and events can be written in both languages side by side.',
        ],
      },
      {
        id: 'companies-refused',
        heading: 'A job cannot be published',
        blocks: [
          'A job can be published once it states the working conditions that the Employment Security Act requires. The editor shows what is missing. Wording about nationality, gender or age gets a note with the reason.',
        ],
      },
    ],
  },
  {
    id: 'reach-us',
    heading: 'Contact us',
    lead: 'Ask us how something works, or tell us what went wrong.',
    sections: [
      {
        id: 'reach-us-students',
        heading: 'Students who can sign in',
        blocks: [
          'Please use “Contact us” in the account settings. Our answer comes to the email of your account.',
          { to: '/talent/settings/contact', label: 'Open the contact form' },
        ],
      },
      {
        id: 'reach-us-companies',
        heading: 'Companies that can sign in',
        blocks: [
          'Please use “Contact us” in the settings. You can add one file. Our answer comes to the email of your account.',
          { to: '/company/settings/contact', label: 'Open the contact form for companies' },
        ],
      },
      {
        id: 'reach-us-others',
        heading: 'Anyone who cannot sign in',
        blocks: [
          'Write to {operator} at {email}. Please never send a password or a picture of your residence card. We will not ask for them either.',
        ],
      },
    ],
  },
];
