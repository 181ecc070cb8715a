import { filterChips, filterLabels } from '@engawa/contract/discover/filter-words';

import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Find',
  tabs: 'What to look for',
  companies: 'Companies',
  jobs: 'Jobs',
  matches: 'Recommended jobs',
  searchLabel: 'Search by job, company or keyword',
  searchHint: 'Job, company or keyword (machine learning, nursing, trade)',
  found: '{count, plural, one {# result} other {# results}}',
  show: 'Show {count, plural, one {# result} other {# results}}',
  sort: 'Sort by',
  sorts: { newest: 'Newest', match: 'Best match', deadline: 'Deadline', salary: 'Salary' },
  empty: {
    jobs: 'No jobs fit yet',
    companies: 'No companies fit yet',
    text: 'Try fewer filters or another keyword.',
    nothing: 'Jobs and companies appear here once they are published.',
  },
  group: { job: 'Job', company: 'Company' },
  workHint: 'Choose one to narrow it down further.',
  subcategoryHint: 'Shows only jobs that state their occupation.',
  japaneseHint: 'Shows jobs that ask for no more than this.',
  anyLevel: 'Any',
  anywhere: 'Choose prefectures',
  salaryHint: 'Hourly wages count as 160 hours a month, annual salaries as 12 months.',
  anySalary: 'Any',
  salaryFrom: '¥{count, number} or more',
  employeesMin: 'At least',
  employeesMax: 'At most',
  label: filterLabels.en,
  chip: filterChips.en,
  savedSearches: {
    notify: 'Tell me when something new fits (once a day at most)',
    chooseFirst: 'Choose some filters to save them under a name and hear of what is new.',
  },
  card: {
    notVerified: 'Not verified',
    match: 'Match',
    limited: 'Shown to you only',
    may: 'You can apply',
    mayWithNote: 'You can apply, with conditions',
    refused: 'Something to settle before applying',
    deadline: 'Apply by {date}',
    response:
      'Answers {percent, number}%, usually in {hours, plural, one {# hour} other {# hours}}',
    responseOnly: 'Answers {percent, number}%',
    responseDays:
      'Answers {percent, number}%, usually in {days, plural, one {# day} other {# days}}',
    openJobs: '{count, plural, one {# open job} other {# open jobs}}',
    employees: '{count, number} employees',
  },
};
