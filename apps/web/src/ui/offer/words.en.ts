import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  position: 'Position',
  employmentType: 'Employment type',
  startsOn: 'First day',
  workplace: 'Workplace',
  salary: 'Pay',
  salaryNote: 'Allowances, raises, bonuses',
  payReason: 'Why it differs from the posting',
  conditions: 'Conditions',
  pdf: 'Notice of working conditions (PDF)',
  ownPdf: 'Open the attached file (PDF)',
  state: {
    open: 'Waiting for an answer',
    overdue: 'Past the last day',
    accepted: 'Accepted',
    declined: 'Declined',
    withdrawn: 'Withdrawn by the company',
  },
  today: 'until today',
  daysLeft: '{days, plural, one {# day left} other {# days left}}',
};
