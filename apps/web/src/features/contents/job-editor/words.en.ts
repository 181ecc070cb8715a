import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  newJob: 'New job',
  publicPage: 'View public page',
  publicPageLater: 'The public page opens once your company is verified',
  editJob: 'Edit job',
  tools: {
    heading: 'Job sheet (求人票)',
    intro: 'Paste a posting you already have, and its parts are read into the form.',
    introSaved:
      'Paste a posting you already have, or save a job sheet in Japanese and English for the career centres of schools as PDF.',
    paste: 'Paste an existing job sheet (求人票)',
    print: 'Job sheet (PDF)',
  },
  phrases: { open: 'Choose a clause', openFor: '{name}: choose a clause' },
  basics: {
    heading: 'At a glance',
    proposal: 'Choose “{name}”, going by the title',
  },
  duties: {
    heading: 'The work',
    businessContentHint: 'What this person will do after joining, concretely.',
    dutiesChangeHint: 'Work it may become later, such as: any work the company assigns',
  },
  place: {
    heading: 'Workplace',
    prefecturesHint: 'For students who search by place.',
    workLocationChangeHint: 'Possible transfers, such as: all offices in Japan',
  },
  term: {
    heading: 'Contract and probation',
    contractPeriodHint: 'Such as: one year from 1 April 2027',
    renewalHint: 'Such as: by performance, five years in all at most',
    months: 'months',
    zeroMeansNone: 'Enter 0 where there is none.',
  },
  hours: {
    heading: 'Hours and holidays',
    workingHoursHint: 'Such as: 9:00–18:00 (8 hours of work)',
    minutes: 'minutes',
    hours: 'hours',
    discretionaryHint:
      'Such as: under the planning-type scheme, 8 hours a day are deemed to have been worked.',
  },
  pay: {
    heading: 'Pay and insurance',
    yen: 'yen',
    echo: '= {said}',
    maxFirst: 'The maximum is below the minimum. Please check the amounts.',
    overtimeAsShown: 'This is what students will read.',
    noInsurance: 'None',
    insurancesHint: 'Choosing full-time employment ticks all four.',
    permitHint:
      'Only with a permit under article 7 of the Minimum Wage Act. Students see it too. Example: 1 April 2026, no. 12',
    notes: {
      heading: 'Check of pay and insurance',
      tooSmall: '¥{amount, number} looks too little for this kind of pay.',
      inMan: '¥{amount, number} is entered. Did you mean ¥{instead, number}?',
      tooLarge: '¥{amount, number} looks too much for this kind of pay. Please check the digits.',
      hourly:
        '¥{anHour, number} an hour is below the minimum wage of {place} (¥{minimum, number} an hour since {since}).',
      monthly:
        'With {aDay, number} hours a day and {holidays, number} days off a year{stated, select, no { (assumed)} other {}}, a month has {aMonth, number} hours and an hour pays ¥{anHour, number}. That is below the minimum wage of {place} (¥{minimum, number} an hour since {since}).',
      anywhere: 'the lowest prefecture',
      overtime:
        'Base pay and fixed overtime pay together (¥{sum, number}) are more than the minimum. Please check the amounts.',
      insurances: 'As a rule, full-time employees are in all four. Not ticked: {names}.',
      source:
        'Compared with the minimum wages of {year}. Please see the <link>ministry’s list</link> for later changes. If your actual hours differ, correct the hours and holidays.',
    },
  },
  people: {
    heading: 'Who can apply',
    addLanguage: 'Add a language',
    noJlpt: 'Not needed',
    removeLanguage: 'Remove language {number, number}',
    majorsHint: 'With none chosen, “Any” is shown.',
    reasons: 'Reason for the condition',
    reasonsHint:
      'Some words read as a condition of nationality, sex or age. Choose a lawful reason and explain it in one sentence. The posting shows it.',
  },
  selection: {
    heading: 'Selection and applying',
    times: 'times',
    weeks: 'weeks',
    documentsHint:
      'Students make and send them from their profile. Nobody can apply without the documents you tick.',
    deadlineHint: 'The job closes automatically at the end of that day in Japan.',
    offWebHint:
      'An open job has a page that anyone can read without signing in, and that search engines show. Tick this and publish, and that page goes away: only students who are signed in see the job.',
  },
  other: {
    heading: 'More about this job',
    item: 'Message {number, number}',
    add: 'Add a message',
    picture: 'Picture {number, number} (up to 2)',
  },
  check: {
    heading: 'Check before publishing',
    intro:
      'What a posting must state by law, and conditions that need a change or a reason. It can be published when every language you have written is complete.',
    fields: '{count, plural, one {# field is} other {# fields are}} still needed',
    inLanguage: ' ({language})',
    ready: 'Everything needed is there.',
    findings: 'To be changed or justified',
    condition: '“{words}”',
    orReason: 'Change these words, or choose a lawful reason under “Who can apply”.',
    wage: '¥{anHour, number} an hour is below the minimum wage of {year} (¥{minimum, number}).',
    count: '{count, plural, one {# item left} other {# items left}}',
    left: '{language}: {count, plural, one {# item left} other {# items left}}',
    whole: '{language}: complete',
    notWritten: '{language}: not written yet (one language is enough to publish)',
    company: 'Add it in the company profile',
  },
};
