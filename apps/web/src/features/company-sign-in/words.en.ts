import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Company sign-in',
  lead: 'Publish jobs and events, and talk to students from all over the world.',
  email: 'Email',
  password: 'Password',
  signIn: 'Sign in',
  forgot: 'Forgot your password?',
  code: {
    label: 'Code from the email',
    hint: '12 letters and numbers, valid for one hour.',
    send: 'Email me a code',
    again: 'Email me another code',
    sent: 'If this email is registered, the code arrives within a few minutes. If it does not, please look in your spam folder.',
  },
  noAccount: 'New here?',
  signUp: 'Create a free company account',
  student: 'Student or job seeker? Sign in here',
  choice: {
    heading: 'Choose a company',
    text: 'Your email belongs to several companies. Which one do you want to enter?',
    list: 'Companies',
    back: 'Sign in with another account',
  },
  twoStep: {
    heading: 'Two-step sign-in',
    app: {
      text: 'Your password is correct. Now enter the code that your authenticator app shows.',
      label: 'Code from the app',
      hint: '6 digits, new every 30 seconds',
      other: 'Use a recovery code',
    },
    recovery: {
      text: 'Your password is correct. Now enter one of the recovery codes you have kept.',
      label: 'Recovery code',
      hint: '12 letters and numbers; each works once',
      other: 'Use a code from the app',
    },
    lost: 'If you have neither the app nor a recovery code, ask an owner of your company to lift two-step sign-in. If there is no other owner, please contact us.',
  },
  tryAs: {
    heading: 'Demo: try it as …',
    text: 'All of them are fictional.',
    list: 'People to try it as',
  },
};
