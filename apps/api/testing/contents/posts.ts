import { tipOutline } from '@engawa/contract/tips/outline';
import type { SignedIn } from '../database/factories.ts';
import type { TestApp } from '../server/app.ts';

export const fullArticle = {
  jp: {
    title: '社員食堂の一日',
    body: '朝は和食です。\n\n昼は混みます。',
    coverImage: null,
    images: [],
  },
  en: {
    title: 'A day at our canteen',
    body: 'Japanese breakfast.\n\nLunch is busy.',
    coverImage: null,
    images: [],
  },
  common: {},
};

export const fullTip = {
  jp: {
    title: '最初の一年',
    message: 'わからないことは、その日のうちに聞きましょう。',
    senpaiName: 'チャン・ミン',
    senpaiPosition: '設計',
    senpaiUniversity: '東北大学',
  },
  en: {
    title: 'My first year',
    message: 'Ask on the same day.',
    senpaiName: 'Tran Minh',
    senpaiPosition: 'Design',
    senpaiUniversity: 'Tohoku University',
  },
  common: { ...tipOutline.blank.common, country: 'VN', joinedYear: 2023 },
};

const kinds = {
  article: {
    path: 'additional-content',
    list: 'additional-contents',
    id: 'articleId',
    one: 'article',
    full: fullArticle,
  },
  tip: {
    path: 'senpai-tip',
    list: 'senpai-tips',
    id: 'tipId',
    one: 'tip',
    full: fullTip,
  },
} as const;

export const postCalls = (test: TestApp, kind: keyof typeof kinds) => {
  const { path, list, id: idName, one, full } = kinds[kind];
  const send = (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    who: SignedIn | null,
    body?: object,
  ) =>
    test.app.inject({
      method,
      url: `/v1/company/${url}`,
      headers: { languagetype: 'en', ...who?.headers },
      ...(body && { payload: body }),
    });
  const save = (who: SignedIn | null, id: string | null = null, change: object = {}) => {
    const fresh = { version: 0, inStep: [], status: 'draft', [idName]: id };
    return send('POST', `${path}-management`, who, { ...fresh, ...full, ...change });
  };
  return {
    list: (who: SignedIn | null, query = '') => send('GET', `${list}${query}`, who),
    show: (who: SignedIn | null, id: string) => send('GET', `${path}-management/${id}`, who),
    save,
    changeStatus: (who: SignedIn | null, id: string, status: string) =>
      send('POST', `${list}/status`, who, { [idName]: id, status }),
    remove: (who: SignedIn | null, id: string) => send('DELETE', `${path}/${id}`, who),
    saveOne: async (who: SignedIn, change: object = {}): Promise<string> => {
      const reply = await save(who, null, change);
      if (reply.statusCode !== 200) throw new Error(reply.body);
      return reply.json().id;
    },
    read: async (who: SignedIn, id: string) =>
      (await send('GET', `${path}-management/${id}`, who)).json()[one],
  };
};
export type PostCalls = ReturnType<typeof postCalls>;
