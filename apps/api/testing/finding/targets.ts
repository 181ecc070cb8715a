import { degreeTypes } from '@engawa/contract/reference/people/degree-types';
import { majorTypes } from '@engawa/contract/reference/people/major-types';
import type { DismissalReasonId } from '@engawa/contract/targets/dismissals';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import type { SignedIn } from '../database/factories.ts';
import type { TestApp } from '../server/app.ts';

export const targetCalls = ({ app }: TestApp) => {
  const get = (who: SignedIn, url: string) =>
    app.inject({ method: 'GET', url: `/v1/company/${url}`, headers: who.headers });
  const post = (who: SignedIn, url: string, payload: object) =>
    app.inject({ method: 'POST', url: `/v1/company/${url}`, headers: who.headers, payload });
  return {
    list: (who: SignedIn, index: string, type = 1, page = 1) =>
      get(who, `target?index=${index}&type=${type}&page=${page}`),
    count: (who: SignedIn, wishes: TargetWishes) =>
      get(who, `target/count?wishes=${encodeURIComponent(JSON.stringify(wishes))}`),
    eased: (who: SignedIn, wishes: TargetWishes) =>
      get(who, `target/eased?wishes=${encodeURIComponent(JSON.stringify(wishes))}`),
    settings: (who: SignedIn) => get(who, 'target-settings'),
    show: (who: SignedIn, id: string) => get(who, `target-settings/${id}`),
    create: (who: SignedIn, body: { name: string; wishes: TargetWishes }) =>
      post(who, 'target-settings', body),
    begin: (who: SignedIn, jobId: string) => post(who, 'target-settings/from-job', { jobId }),
    save: (who: SignedIn, id: string, body: { name: string; wishes: TargetWishes }) =>
      post(who, `target-settings/${id}`, body),
    dismiss: (who: SignedIn, index: string, studentId: string, reason: DismissalReasonId) =>
      post(who, 'target/dismiss', { index, studentId, reason }),
    restore: (who: SignedIn, index: string, studentId: string) =>
      post(who, 'target/dismiss/undo', { index, studentId }),
  };
};

/** Conditions that every graduate meets; a full-time job is offered. */
export const openWishes: TargetWishes = {
  wants: {
    majors: [],
    majorTypes: [...majorTypes.ids],
    degrees: [...degreeTypes.ids],
    graduationFrom: '2000-01',
    graduationTo: null,
    japanese: 0,
    english: 0,
    workedIndustries: [],
    workedCategories: [],
    workedKinds: [],
    terms: [],
  },
  weights: { major: 2, degree: 2, graduation: 2, japanese: 2, english: 2, experience: 2 },
  offers: { industry: null, jobCategory: null, jobSubcategory: null, kind: 'full-time' },
};
