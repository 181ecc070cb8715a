import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'After the offer',
  progress: '{done} of {total} done',
  next: 'Next: {step}',
  allDone: 'All done',
  ready: 'See what to prepare before the first day, and by when',
  nothing: 'Your status of residence needs no procedure.',
  guidance:
    'A guide, made from what the profile says. For a decision on one case, ask the Immigration Services Agency or an expert.',
  about: 'What to prepare, and by when, from the offer for “{job}” of {day} to the first day.',
  waits:
    'There is time between graduation and the first day, so the stay until then is on “Designated Activities” for people with an offer. That change comes first; the change to a status for work follows before the first day.',
  tooLong:
    'The first day is more than a year after the offer, or 18 months after graduation. “Designated Activities” for people with an offer may not be granted then. Please ask immigration.',
  private: 'Tick what is done. {company} does not see it until you share.',
  facts: {
    status: 'Status of residence',
    expiresOn: 'Stay ends on',
    graduation: 'Graduation',
    startsIn: 'First day',
    unsaid: 'Not given',
  },
  start: {
    label: 'Month of the first day',
    hint: 'As in your offer letter.',
    missing: 'Choose the month of the first day.',
  },
  share: {
    heading: 'What {company} sees',
    what: 'Once you share, recruiters at {company} see the facts above, and which of you has prepared what. They see no picture or number of your residence card. You can stop at any time.',
    button: 'Share with {company}',
    noStatus:
      'Your status of residence is missing. Once it is there, you see which papers are needed by when.',
    edit: 'Edit profile',
    since: 'Shared with {company} on {day}.',
    changed:
      'Your profile has changed since you shared. {company} still sees what you shared at that time.',
    again: 'Share what it says now',
    change: 'Change the first day',
    stop: 'Stop sharing',
    stopTitle: 'Stop sharing with {company}?',
    stopText:
      '{company} no longer sees it, and what {company} ticked is lost. Your own ticks stay.',
  },
  waiting:
    'Once {name} shares their status of residence, the papers and dates for that status appear, too.',
  seen: 'Shared by {name} on {day}. Use it for this procedure only.',
  party: {
    you: 'You',
    company: 'Company',
    student: 'Student',
    us: 'Your company',
    university: 'School',
    universityForYou: 'From your school',
  },
  step: {
    by: 'By {day}',
    soon: 'As soon as possible',
    past: 'Overdue',
    done: 'Done',
    open: 'Not done',
    ticked: '{day}, {by}',
    source: 'Official page (Japanese)',
  },
};
