import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  title: 'Top',
  hello: 'Hello, <who>{name}</who>',
  waiting: {
    heading: 'Waiting for you',
    none: 'Nothing is urgent right now. Have a look around for a company you like.',
    connects:
      '{count, plural, one {A company wants to connect} other {# companies want to connect}}',
    messages: '{count, plural, one {# unread message} other {# unread messages}}',
    offer: '{company} offers times to choose from',
    jobOffer: '{company} made you an offer. Please answer by {date}',
    preparation:
      'Before you start at {company}: {step}{date, select, none { (as soon as possible)} other { (by {date})}}',
    appointment: '{when}: appointment with {company}',
    event: '{when}: event “{title}”',
    confirm:
      '{count, plural, one {# application elsewhere to confirm} other {# applications elsewhere to confirm}}',
    closing: 'The job “{title}” you saved closes on {date}',
    toConnect:
      '{count, plural, one {# item of your profile is} other {# items of your profile are}} missing before you can connect',
    toApply:
      '{count, plural, one {# item of your profile is} other {# items of your profile are}} missing before you can apply',
    progress: 'How much of your profile is filled in',
  },
  when: {
    today: 'Today {time}',
    tomorrow: 'Tomorrow {time}',
  },
  calendar: {
    heading: 'Calendar and part-time work',
    text: 'Your recruiting year, deadlines, your stay, and the 28-hour limit',
  },
  matches: {
    heading: 'Recommended jobs',
    text: 'Jobs that fit your profile, best match first',
  },
  pickUp: {
    heading: 'Company of the day',
    text: 'One of the companies that are hiring, drawn anew each day. What a company pays makes no difference.',
  },
  jobs: { heading: 'New jobs', all: 'See all jobs' },
  companies: { heading: 'New companies', all: 'See all companies' },
  tips: { heading: 'Senpai stories', read: 'Read the story of {name}' },
  nothing: {
    heading: 'No companies to show yet',
    text: 'As soon as companies join, you will find them here.',
  },
  support: {
    heading: 'If you need help',
    text: 'Answers to common questions about residence status, résumés and interviews.',
    open: 'Go to support',
    site: 'Stories of senpai who work in Japan, and courses for your job search.',
    senpai: 'Senpai',
    over: 'Over {count, number}',
    events: 'Events in {year}',
    articles: 'Stories',
    courses: 'Courses',
  },
};
