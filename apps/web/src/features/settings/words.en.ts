import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Settings',
  back: 'Settings',
  toMyPage: 'My page',
  save: 'Save',
  push: {
    heading: 'Notifications on this device',
    intro:
      'When a company writes to you or something else is new, this device tells you, unless you read it within a minute. The notification shows no subject and no company name.',
    on: 'On',
    off: 'Off',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    denied:
      'Notifications are blocked in your browser’s settings. To get them, allow them there and open this page again.',
    unsupported:
      'This browser cannot show notifications. On an iPhone or iPad, use “Add to Home Screen” in the share menu, then turn them on in the app.',
  },
  signIn: {
    heading: 'Sign-in',
    changeEmail: 'Change email',
    newEmail: 'New email',
    newEmailHint: 'Best is one that you keep after graduation.',
    sendEmail: 'Send confirmation email',
    emailSent: 'We sent an email to {email}. Use its button to complete the change.',
    text: 'A new password signs you out on all devices.',
    password: 'Change password',
    elsewhere: 'You can change your email and password at the service you sign in with.',
  },
  notices: {
    name: 'Notices',
    on: '{count, plural, one {# kind} other {# kinds}}',
    intro:
      'Choose how often we email you about each. “Once a day” is one email at {hour, number}:00 in the morning, Japan time. What cannot wait, such as a change to an event that begins soon, comes at once. Emails needed to sign in or confirm something always come.',
    messages: 'Messages from companies',
    connects: 'Connection requests and answers',
    applications: 'Your applications and events',
    news: 'News about scholarships and events',
  },
  status: {
    name: 'Job-hunting status',
    intro: 'While you are not looking, companies cannot send you requests.',
    looking: 'Looking for a job',
    occupation: 'You are',
    views: 'Record of views',
    keepsViews: 'Keep a record of the companies and jobs I look at',
    viewsHint:
      'Companies only see totals, never who looked. If you turn this off, the record so far is deleted too.',
  },
  blocked: {
    name: 'Blocked companies',
    count: '{count, plural, one {# company} other {# companies}}',
    intro:
      'A company you block does not see your profile, and your applications for its events are cancelled. It is not told.',
    companies: 'Companies',
    hint: 'Type a part of the name and choose.',
    search: 'Find by name',
  },
  language: {
    name: 'Language',
    intro: 'Choose the language of the screen and of the emails you get.',
    screen: 'Language of the screen (this browser)',
    mail: 'Language of emails',
  },
  contact: {
    name: 'Contact us',
    intro: 'Tell us your question or what troubles you. We answer to your email.',
    subject: 'Subject',
    message: 'Message',
    send: 'Send',
    sent: 'Sent. A copy is on its way to you.',
  },
  data: {
    name: 'Download your data',
    intro:
      'Everything {product} keeps about you, your files included, as one ZIP file. The link works for five minutes.',
    download: 'Download the ZIP',
  },
  delete: {
    name: 'Delete account',
    intro: 'Deleting your account cannot be undone.',
    gone: 'Your profile, files, settings and scholarship applications are erased, and companies no longer see you.',
    stays:
      'Messages you sent lose their words and files; companies see only that there were messages, without your name. Of your applications they keep the job, the dates and the outcome.',
    again: 'You can create a new account later with the same email.',
    understood: 'I understand that this cannot be undone',
    action: 'Delete my account',
    ask: 'Delete your account?',
    askText: 'You will be signed out everywhere and your data erased at once.',
    confirm: 'Delete',
  },
};
