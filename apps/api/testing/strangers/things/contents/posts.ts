import { eventCalls, eventWith, nobody, saveOne } from '../../../contents/events.ts';
import { fullArticle, fullTip, postCalls } from '../../../contents/posts.ts';
import type { SignedInRecruiter } from '../../../database/factories.ts';
import type { TestApp } from '../../../server/app.ts';
import type { CompanyFixtures, Input, Theirs } from '../../fixture.ts';
import { list } from './jobs.ts';
import { inBoth, pictures } from './pictures.ts';

type Make = Theirs<SignedInRecruiter>['make'];
const fresh = { version: 0, inStep: [], status: 'draft' };
const one = (make: Make) => ({ 'params.id': { make, call: (id: string) => ({ params: { id } }) } });

const event: Make = (test, who) => saveOne(eventCalls(test), who);
const newEvent = (test: TestApp): Input => ({
  body: { ...fresh, eventId: null, audience: nobody, ...eventWith(test) },
});

export const events: CompanyFixtures = {
  'company.events.showEvent': one(event),
  'company.events.saveEvent': {
    'body.eventId': {
      make: event,
      call: (eventId, test) => ({ body: { ...newEvent(test).body, eventId, version: 1 } }),
    },
    'body.audience.saveListIds[]': {
      make: list,
      status: 422,
      call: (id, test) => ({
        body: { ...newEvent(test).body, audience: { ...nobody, saveListIds: [id] } },
      }),
    },
    'body.audience.studentIds[]': { open: 'students are found by name; see the audience' },
    ...pictures(newEvent, inBoth('coverImage')),
  },
  'company.events.changeStatus': {
    'body.eventId': { make: event, call: (eventId) => ({ body: { eventId, status: 'private' } }) },
  },
  'company.events.duplicateEvent': one(event),
  'company.events.deleteEvent': one(event),
  'company.events.listApplicants': one(event),
  'company.events.exportApplicants': one(event),
  'company.companyView.showEventPreview': one(event),
};

const article: Make = (test, who) => postCalls(test, 'article').saveOne(who, { status: 'public' });
const newArticle: Input = {
  body: {
    ...fresh,
    articleId: null,
    ...fullArticle,
  },
};

export const articles: CompanyFixtures = {
  'company.articles.showArticle': one(article),
  'company.articles.saveArticle': {
    'body.articleId': {
      make: article,
      call: (articleId) => ({
        body: { ...newArticle.body, articleId, version: 1 },
      }),
    },
    ...pictures(() => newArticle, inBoth('coverImage', 'images[].image')),
  },
  'company.articles.changeStatus': {
    'body.articleId': {
      make: article,
      call: (articleId) => ({ body: { articleId, status: 'private' } }),
    },
  },
  'company.articles.deleteArticle': one(article),
};

const tip: Make = (test, who) => postCalls(test, 'tip').saveOne(who, { status: 'public' });
const newTip: Input = { body: { ...fresh, tipId: null, ...fullTip } };

export const tips: CompanyFixtures = {
  'company.tips.showTip': one(tip),
  'company.tips.saveTip': {
    'body.tipId': {
      make: tip,
      call: (tipId) => ({ body: { ...newTip.body, tipId, version: 1 } }),
    },
    ...pictures(() => newTip, ['body.common.senpaiImage']),
  },
  'company.tips.changeStatus': {
    'body.tipId': { make: tip, call: (tipId) => ({ body: { tipId, status: 'private' } }) },
  },
  'company.tips.deleteTip': one(tip),
};
