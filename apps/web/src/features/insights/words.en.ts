import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  tabs: 'What to show',
  list: 'Jobs',
  heading: 'Analytics',
  intro: 'How often your company profile and jobs were viewed and saved, and what came of it.',
  period: 'Period',
  weeks: '{count} weeks',
  job: 'Job',
  allJobs: 'Everything (profile and jobs)',
  views: 'Students who viewed',
  saves: 'Students who saved',
  connects: 'Connects',
  applications: 'Applications',
  few: 'Under 5',
  atLeast: '{count}+',
  byWeek: 'Week by week',
  week: 'Week',
  show: 'Show as',
  chart: 'Chart',
  table: 'Table',
  byJob: 'By job',
  bySource: 'Where views come from',
  source: 'Source',
  fromLinks: 'Applications from links',
  noSource: 'A source appears here once it has brought five students.',
  sourceHint:
    'Add utm_source to links to your pages to count views and applications by newsletter or site.',
  csv: 'Download CSV',
  about: 'How to read the figures',
  aboutRounded:
    'Views and saves count students, each once a week for a page. So that nobody can be recognised, only students registered for at least 14 days count, a figure changes only by five or more, at least a day later, and is rounded down to fives. Who viewed or saved is never shown.',
  aboutConnects:
    'You connect as a company. The figure of a job counts new connections with people who applied for it.',
  aboutLimited: 'Views and saves of jobs shared with selected students are not counted.',
  none: 'Nothing to show yet',
  noneText:
    'Once your profile or a job is published, views, saves and applications appear here. You can also choose another period.',
  sources: {
    discover: 'Finding companies and jobs',
    saved: 'Saved companies and jobs',
    connect: 'Connects',
    messages: 'Messages',
    external: 'Other sites',
    direct: 'Direct',
    other: 'Other pages',
    campaign: 'Other links',
  },
  link: 'Link: {word}',
};
