import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Get ready to apply',
  intro: 'Answer three screens, and you can apply for jobs and have your 履歴書.',
  steps: 'How far you are',
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  later: 'Fill in this screen later',
  needed: { connect: 'Needed to connect.', apply: 'Needed to apply.' },
  saving: {
    rest: 'Saved as you go.',
    saving: 'Saving…',
    saved: 'Saved.',
    kept: 'Unfinished answers are kept on this device.',
  },
  you: {
    heading: 'About you',
    name: 'Name and contact',
    paper: 'Photo and address for your 履歴書',
    paperText:
      'You can add these later. Your address is used for documents only; companies do not see it on their screens.',
  },
  studies: {
    heading: 'Studies and residence',
    graduation: 'Expected graduation: {month}, as you entered above',
  },
  wishes: {
    heading: 'Languages and wishes',
    languages: 'Languages',
    career: 'The job you want',
    story: 'Your story',
  },
  end: {
    done: 'You can apply for jobs',
    doneText: 'Your 履歴書 is ready, too. You can change everything on My page.',
    left: '{count, plural, one {# item} other {# items}} to go before you can apply',
    goOn: 'Continue',
    jobs: 'Find jobs',
    pdf: 'Save 履歴書 as PDF',
    myPage: 'Go to My page',
  },
};
