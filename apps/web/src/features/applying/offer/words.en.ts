import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'The offer',
  answerBy: 'Please answer by {date}',
  left: '({left})',
  overdue: 'The last day to answer was {date}. To accept, please ask for more time.',
  noTerms: 'Please see the company’s message for the terms.',
  accept: 'Accept the offer',
  decline: 'Decline',
  moreTime: 'Ask for more time',
  asked: 'You asked for time until {date}. Please wait for the company.',
  accepted: 'You accepted on {date}.',
  declined: 'You declined on {date}.',
  withdrawn: 'The company withdrew the offer on {date}.',
  reason: 'Reason',
  advice:
    'If you do not agree, the labour bureau’s consultation desk (総合労働相談コーナー) in your prefecture and your school’s career centre can advise you.',
  after: 'See what to do before your first day',
  cancel: 'Cancel',
  confirm: {
    acceptTitle: 'Accept this offer?',
    contract: 'Accepting makes a labour contract that starts on the first day of work.',
    conditions:
      'If a condition is not met, such as graduation or the change of your residence status, the offer can be withdrawn.',
    leave:
      'You can still decline until two weeks before the first day. If you change your mind, please tell the company early.',
    declineTitle: 'Decline this offer?',
    declineText: 'The company is told and your application ends. This cannot be undone.',
    reason: 'Reason (optional)',
    reasonHint: 'The company reads what you write.',
  },
  time: {
    title: 'Ask for more time',
    text: 'The company is told which day you ask for. You are told when it agrees.',
    until: 'Day you ask for',
    words: 'A few words to the company (optional)',
    send: 'Ask',
  },
  others: {
    title: 'Withdraw your other applications?',
    text: 'You have accepted an offer. Withdrawing open applications early helps the companies.',
    message: 'Message to the company',
    withdraw: 'Withdraw this application',
    done: 'Withdrawn.',
    close: 'Decide later',
    finish: 'Close',
    polite:
      'To whom it may concern,\n\nI have applied for “{job}”. I have now accepted an offer from another company and would like to withdraw my application.\nThank you very much for your time.',
  },
};
