import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  confirm: {
    heading: 'Change your email',
    text: 'The email of your account will be:',
    action: 'Change it',
    doneHeading: 'Your email was changed',
    done: 'From now on, sign in with {email}. You were signed out on all devices but the one where you asked for this.',
    deadText:
      'It has expired or was already used. If your email has not changed yet, please start again in your account settings.',
  },
  undo: {
    heading: 'Bring your old email back',
    text: 'You will be signed out on all devices, and the email of your account will be:',
    action: 'Bring it back',
    doneHeading: 'Your old email is back',
    done: 'Please sign in with {email}. If you did not make the change yourself, set a new password at once.',
    deadText:
      'It has expired or was already used. If somebody else changed your email, please contact support.',
  },
  dead: 'This link does not work',
  toAccount: 'Open account settings',
  toReset: 'Set a new password',
  toSignIn: 'Sign in',
  toSupport: 'Open support',
};
