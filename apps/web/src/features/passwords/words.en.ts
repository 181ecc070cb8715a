import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  ask: {
    heading: 'Forgot your password?',
    text: 'We will send a link for a new password to your email.',
    email: 'Email',
    send: 'Send the link',
    signIn: 'Back to sign-in',
  },
  sent: {
    heading: 'Check your email',
    text: 'If {email} is registered, a link for a new password arrives in a moment. It works for one hour.',
    hint: 'Nothing there? Please look into the spam folder too.',
    again: 'Send it again',
  },
  reset: {
    heading: 'Choose a new password',
    account: 'Account',
    password: 'New password',
    hint: 'At least 9 characters, with a letter and a number',
    save: 'Set the password',
  },
  choice: {
    heading: 'Choose a company',
    text: 'Your email belongs to several companies. Which account gets the new password?',
    list: 'Companies',
  },
  done: {
    heading: 'Your password has been reset',
    text: 'To be safe, other devices were signed out. Please sign in with the new password.',
    signIn: 'Sign in',
  },
  expired: {
    heading: 'This link does not work',
    text: 'It has expired or was already used. We can send you another one.',
    again: 'Send another link',
  },
};
