import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Sign in as talent',
  lead: 'Find companies, connect, apply and talk: all of it with one account.',
  signIn: 'Sign in',
  register: 'Register for free',
  next: 'On the next page you enter your email and password.',
  company: 'Hiring? Sign in here',
  going: 'Taking you to the sign-in page…',
  signingIn: 'Signing you in…',
  failed: {
    heading: 'You are not signed in',
    unanswered: 'No answer from the sign-in came back. Please try again.',
    again: 'Sign in again',
    home: 'Home',
  },
  incomplete: {
    heading: 'Your registration is not finished',
    hint: 'Press the button in the mail we sent you to finish it.',
  },
  cancelled: 'The sign-in was cancelled.',
};
