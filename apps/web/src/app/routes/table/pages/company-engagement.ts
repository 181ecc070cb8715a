import type { CompanyArea } from '@engawa/contract/reference/companies/authority-levels';
import { page, sendsOn } from '../page.ts';
import { asTexts, type MatchSearch, type StudentSearch } from '../search/filter-search.ts';
import { applicantsSearch, inboxSearch, listSearch } from '../search/list-search.ts';
import { searchOf } from '../search/search.ts';

const company = { audience: 'company', layout: 'company' } as const;
const seenBy = <A extends CompanyArea>(area: A) => ({ ...company, area }) as const;

export const companyEngagementPages = [
  sendsOn('/company/engagement', ['/company/engagement/target', '/company/engagement/message'], {
    ...company,
    title: 'company.engagement',
  }),

  page('/company/engagement/today', {
    ...seenBy('applicants'),
    title: 'company.today',
    menu: {},
  }),
  page('/company/engagement/applicants', {
    ...seenBy('applicants'),
    title: 'company.applicants',
    menu: { badge: 'apply' },
    search: applicantsSearch,
  }),
  page('/company/engagement/message', {
    ...seenBy('messages'),
    title: 'company.message',
    menu: { badge: 'messages' },
    icon: true,
    search: inboxSearch,
    fills: 'page',
  }),
  page('/company/engagement/target', { ...seenBy('target'), title: 'company.target', menu: {} }),
  page('/company/engagement/target/$id', {
    ...seenBy('target'),
    title: 'company.targetStudents',
    back: '/company/engagement/target',
    search: searchOf({ group: ['middle', 'fewAsked', 'discover'], page: 'text', open: 'text' }),
  }),
  page('/company/engagement/target/detail/{-$id}', {
    ...seenBy('target'),
    title: 'company.targetDetail',
    back: '/company/engagement/target',
    leftOut: ['/company/engagement/target'],
  }),
  page('/company/engagement/target/setting/{-$id}', {
    ...seenBy('target'),
    title: 'company.targetSetting',
    back: '/company/engagement/target',
  }),

  page('/company/engagement/search', {
    ...seenBy('search'),
    title: 'company.search',
    menu: {},
    search: asTexts<StudentSearch>,
  }),
  page('/company/engagement/save', { ...seenBy('save'), title: 'company.save', menu: {} }),
  page('/company/engagement/save/$id', {
    ...seenBy('save'),
    title: 'company.saveDetail',
    back: '/company/engagement/save',
    search: listSearch,
  }),

  page('/company/engagement/connect', {
    ...seenBy('connect'),
    title: 'company.connect',
    menu: { badge: 'connects', folded: true },
    icon: true,
    search: listSearch,
  }),
  page('/company/engagement/connect/applying', {
    ...seenBy('connect'),
    title: 'company.applying',
    search: listSearch,
  }),
  page('/company/engagement/connect/connected', {
    ...seenBy('connect'),
    title: 'company.connected',
    search: listSearch,
  }),
  page('/company/engagement/connect/waiting', {
    ...seenBy('connect'),
    title: 'company.waiting',
    search: listSearch,
  }),

  page('/company/engagement/message/$id', {
    ...seenBy('messages'),
    title: 'company.message',
    search: inboxSearch,
    fills: 'window',
  }),
  page('/company/engagement/notifications', {
    ...seenBy('notifications'),
    title: 'company.notifications',
    menu: { badge: 'notifications', folded: true },
    icon: true,
    // Without a value, the list shows unread notifications only.
    search: searchOf({ list: ['all'] }),
  }),
  // Every level that handles applicants may open profiles; the server decides which students.
  page('/company/engagement/student-profile/{-$id}', {
    ...seenBy('applicants'),
    title: 'company.student',
    search: asTexts<MatchSearch>,
    leftOut: ['/company/engagement/search', '/company/engagement/applicants'],
  }),
] as const;
