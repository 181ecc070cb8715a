import { page } from '../page.ts';
import { applicantsSearch, jobListSearch, listSearch } from '../search/list-search.ts';

const contents = { audience: 'company', layout: 'company', area: 'contents' } as const;

export const companyContentsPages = [
  page('/company/contents/general', { ...contents, title: 'company.general', menu: {} }),

  page('/company/contents/job', {
    ...contents,
    title: 'company.job',
    menu: {},
    search: jobListSearch,
  }),
  page('/company/contents/job/$id', {
    ...contents,
    title: 'company.jobEdit',
    back: '/company/contents/job',
  }),
  page('/company/contents/job/apply/{-$id}', {
    ...contents,
    title: 'company.jobApply',
    back: '/company/contents/job',
    search: applicantsSearch,
  }),
  page('/company/contents/job/external-apply/{-$id}', {
    ...contents,
    title: 'company.jobExternalApply',
    back: '/company/contents/job',
    search: applicantsSearch,
  }),

  page('/company/contents/event', {
    ...contents,
    title: 'company.event',
    menu: {},
    search: listSearch,
  }),
  page('/company/contents/event/$id', {
    ...contents,
    title: 'company.eventEdit',
    back: '/company/contents/event',
  }),
  page('/company/contents/event/apply/{-$id}', {
    ...contents,
    title: 'company.eventApply',
    back: '/company/contents/event',
    leftOut: ['/company/contents/event'],
  }),

  page('/company/contents/additional-contents', {
    ...contents,
    title: 'company.article',
    menu: {},
    search: listSearch,
  }),
  page('/company/contents/additional-contents/$id', {
    ...contents,
    spec: '/company/contents/additional-contents/{id?}',
    title: 'company.articleEdit',
    back: '/company/contents/additional-contents',
  }),

  page('/company/contents/senpai-tips', {
    ...contents,
    title: 'company.tips',
    menu: {},
    search: listSearch,
  }),
  page('/company/contents/senpai-tips/{-$senpai-tips}/add', {
    ...contents,
    title: 'company.tipsAdd',
    back: '/company/contents/senpai-tips',
  }),

  page('/company/contents/preview', {
    ...contents,
    title: 'company.preview',
    menu: { folded: true },
  }),
  page('/company/contents/preview/company-event/{-$event}', {
    ...contents,
    title: 'company.eventPreview',
    back: '/company/contents/preview',
    leftOut: ['/company/contents/preview'],
  }),
  page('/company/contents/preview/company-job/{-$job}', {
    ...contents,
    title: 'company.jobPreview',
    back: '/company/contents/preview',
    leftOut: ['/company/contents/preview'],
  }),
] as const;
