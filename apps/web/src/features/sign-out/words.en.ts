import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  leaving: 'Signing you out',
  ask: 'Sign out?',
  askText:
    'We ask because you did not come here by the sign-out button. If you did not mean to, simply stay signed in.',
  confirm: 'Sign out',
  stay: 'Stay signed in',
  heading: 'You are signed out',
  text: 'Thank you for stopping by. Sign in again whenever you like.',
  student: 'Sign in as a student',
  company: 'Sign in as a company',
  mailLink: {
    heading: 'You are already signed in',
    who: 'You are signed in as {name} ({email}).',
    invitation: 'This link is for the person who was invited. Continuing signs this account out.',
    password:
      'This link is for the person who asked for a new password. Continuing signs this account out.',
    asInvited: 'Continue as the invited person',
    asOwner: 'Continue to the new password',
    signOut: 'Sign out',
    stay: 'Stay signed in',
  },
};
