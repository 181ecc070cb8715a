import { page } from '../page.ts';
import { asTexts, type DiscoverSearch } from '../search/filter-search.ts';
import { inboxSearch } from '../search/list-search.ts';
import { searchOf } from '../search/search.ts';

const talent = { audience: 'talent', layout: 'student' } as const;

export const talentPages = [
  page('/talent/discover/companies', {
    ...talent,
    title: 'talent.discoverCompanies',
    menu: { label: 'talent.discover' },
    search: asTexts<DiscoverSearch>,
  }),
  page('/talent/discover/jobs', {
    ...talent,
    title: 'talent.discoverJobs',
    search: asTexts<DiscoverSearch>,
  }),
  page('/talent/matches', {
    ...talent,
    title: 'talent.matches',
    search: asTexts<Pick<DiscoverSearch, 'after'>>,
  }),
  // Not in the spec (decision 061).
  page('/talent/calendar', {
    ...talent,
    title: 'talent.calendar',
    search: asTexts<{ tab?: string; week?: string }>,
  }),
  page('/talent/connect', {
    ...talent,
    title: 'talent.connect',
    menu: { badge: 'connects' },
    // Without a value: received requests if there are any, else the connected companies.
    search: searchOf({ list: ['connected', 'waiting', 'applying'] }),
  }),
  page('/talent/connect/$id', { ...talent, title: 'talent.connectDetail' }),
  page('/talent/connect/$id/company-job/{-$job}', {
    ...talent,
    title: 'talent.job',
    leftOut: ['/talent/connect/$id'],
  }),
  page('/talent/inbox', {
    ...talent,
    title: 'talent.inbox',
    menu: { badge: 'messages' },
    search: inboxSearch,
    fills: 'page',
  }),
  page('/talent/inbox/$id', {
    ...talent,
    title: 'talent.inbox',
    search: inboxSearch,
    fills: 'window',
  }),
  page('/talent/activities/applications', {
    ...talent,
    title: 'talent.applications',
    menu: {},
    search: searchOf({ open: 'text' }),
  }),
  page('/talent/activities/save/companies', { ...talent, title: 'talent.savedCompanies' }),
  page('/talent/activities/save/jobs', { ...talent, title: 'talent.savedJobs' }),
  page('/talent/company/$id', {
    ...talent,
    title: 'talent.company',
    search: searchOf({ tab: ['jobs', 'original'] }),
  }),
  page('/talent/company/{-$id}/company-event/{-$event}', {
    ...talent,
    title: 'talent.event',
    leftOut: ['/talent/company/$id', '/talent/discover/companies'],
  }),
  page('/talent/company/$id/company-job/{-$job}', {
    ...talent,
    title: 'talent.job',
    // From the public page: opens the application.
    search: searchOf({ apply: 'mark' }),
    leftOut: ['/talent/company/$id'],
  }),
  page('/talent/account', {
    ...talent,
    title: 'talent.account',
    menu: { label: 'talent.profile' },
  }),
  page('/talent/settings', { ...talent, title: 'talent.settings' }),
  page('/talent/settings/$ed', { ...talent, title: 'talent.settingsEdit' }),
] as const;

export const talentProfilePages = [
  // Not in the spec (decision 066).
  page('/talent/profile/start', {
    ...talent,
    title: 'talent.start',
    search: searchOf({ step: ['you', 'studies', 'wishes', 'end'] }),
  }),
  page('/talent/profile/basic', { ...talent, title: 'talent.basic' }),
  page('/talent/profile/career', { ...talent, title: 'talent.career' }),
  page('/talent/profile/education', { ...talent, title: 'talent.education' }),
  page('/talent/profile/job', { ...talent, title: 'talent.work' }),
  page('/talent/profile/language', { ...talent, title: 'talent.language' }),
  page('/talent/profile/preview', { ...talent, title: 'talent.preview' }),
  page('/talent/profile/resume', { ...talent, title: 'talent.resume' }),
  page('/talent/profile/scholarship', { ...talent, title: 'talent.scholarship' }),
  page('/talent/profile/sns', { ...talent, title: 'talent.sns' }),
  page('/talent/profile/unique', { ...talent, title: 'talent.unique' }),
] as const;
