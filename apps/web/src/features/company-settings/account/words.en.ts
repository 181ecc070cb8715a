import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Account',
  intro: 'How you sign in. Changes here apply to your own account only.',
  twoStep: {
    heading: 'Two-step sign-in',
    intro:
      'Signing in takes a code from an authenticator app in addition to your password. Somebody who learns your password still cannot get in.',
    setUp: 'Set up two-step sign-in',
    setUpTitle: 'Set up two-step sign-in',
    scan: '1. Scan the QR code with your app',
    scanText:
      'Add an account in an authenticator app such as Google Authenticator or Microsoft Authenticator.',
    qr: 'QR code for your authenticator app',
    openApp: 'Open in the authenticator app on this device',
    secret: 'If you cannot scan it, enter this key in the app.',
    enter: '2. Enter the code that the app shows',
    code: 'Code from the app',
    turnOn: 'Turn it on',
    isOn: 'Two-step sign-in is on',
    codes: 'Recovery codes',
    codesText:
      'With these recovery codes you can sign in when you cannot use your app. Each code works once. They will not be shown again, so keep them in a safe place now.',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'They could not be copied. Please download them or write them down.',
    download: 'Download',
    fileHeading: '{product} recovery codes ({email})',
    kept: 'I have kept the recovery codes',
    done: 'Done',
    on: 'On',
    since: 'Since {day}',
    left: 'Recovery codes left: {count}',
    few: '. You are running low. Please make new ones.',
    renew: 'Make new recovery codes',
    renewAsk: 'Make new recovery codes?',
    renewText: 'You get ten new codes. The old ones will no longer work.',
    renewConfirm: 'Make new codes',
    renewed: 'Your new recovery codes',
    end: 'Turn it off',
    endAsk: 'Turn off two-step sign-in?',
    endText:
      'From now on, your password alone will be enough. The recovery codes will stop working.',
  },
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
