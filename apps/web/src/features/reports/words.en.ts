import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  menu: '{name}: report or block',
  report: 'Report',
  title: {
    company: 'Report this company',
    job: 'Report this job',
    event: 'Report this event',
    message: 'Report this message',
  },
  intro:
    'Our team looks at every report, together with what is shown here now. The other side does not learn who reported it.',
  reason: 'Reason',
  words: 'What happened (optional)',
  wordsNeeded: 'What happened',
  wordsHint: 'Tell us what happened, and when.',
  send: 'Send report',
  done: {
    title: 'Thank you for telling us',
    text: 'We will look into it and email you the result.',
    known: 'You have already told us about this. We are looking into it.',
    block: 'If you no longer want to hear from this company, you can also block it.',
    close: 'Close',
  },
  block: 'Block',
  askBlock: {
    title: 'Block “{name}”?',
    text: 'Your connection and messages end, and open requests and event applications are withdrawn. The company no longer sees your profile, and is not told. You can unblock it in your settings at any time, but what has ended does not come back.',
  },
  settings: 'See settings',
};
