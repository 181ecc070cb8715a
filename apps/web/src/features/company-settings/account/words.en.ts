import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Account',
  intro: 'How you sign in. Changes here apply to your own account only.',
  sessions: {
    heading: 'Where you are signed in',
    intro:
      'If you do not recognise a device, sign it out and change your password. Only part of the IP address is recorded.',
    unknown: 'Unknown device',
    thisOne: 'This device',
    network: 'From',
    signedIn: 'Signed in',
    lastUsed: 'Last used',
    end: 'Sign out',
    endNamed: 'Sign out {device}',
    endOthers: 'Sign out all other devices',
    ask: 'Sign out all other devices?',
    askText: 'You stay signed in here. The other devices will have to sign in again.',
    confirm: 'Sign out',
  },
};
