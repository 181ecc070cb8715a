import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Student sign-in',
  lead: 'Find companies, connect, apply and talk: all of it with one account.',
  signIn: 'Sign in',
  register: 'Create a free account',
  next: 'On the next page you enter your email and password.',
  company: 'Hiring? Sign in here',
  going: 'Taking you to the sign-in page…',
  signingIn: 'Signing you in…',
  failed: {
    heading: 'We couldn’t sign you in',
    unanswered: 'No answer from the sign-in came back. Please try again.',
    again: 'Sign in again',
    home: 'Home',
  },
  incomplete: {
    heading: 'Your account is not finished',
    hint: 'Please confirm your email at the service you sign in with, then sign in again.',
  },
  cancelled: 'The sign-in was cancelled.',
};
