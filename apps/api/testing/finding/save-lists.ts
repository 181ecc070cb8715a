import type { SignedIn } from '../database/factories.ts';
import type { TestApp } from '../server/app.ts';

type Who = Pick<SignedIn, 'headers'>;

export function saveListCalls({ app }: TestApp, language: 'ja' | 'en' = 'en') {
  const send = (method: 'GET' | 'POST', path: string, who: Who, payload?: object) =>
    app.inject({
      method,
      url: `/v1/company/${path}`,
      headers: { languagetype: language, ...who.headers },
      ...(payload && { payload }),
    });
  const post = (path: string) => (who: Who, body: object) => send('POST', path, who, body);
  const calls = {
    lists: async (who: Who) => (await send('GET', 'save-list', who)).json().saveList,
    saveList: post('save-list'),
    deleteList: post('save-list/delete'),
    show: (who: Who, id: string, query = '') => send('GET', `save-list-detail/${id}${query}`, who),
    csv: (who: Who, id: string) => send('GET', `save-list-detail/${id}/csv-output`, who),
    listsOf: (who: Who, studentId: string) => send('GET', `save-students/${studentId}`, who),
    save: post('save-students'),
    remove: post('save-students/delete'),
    move: post('save-students/move'),
    note: post('save-students/note'),
  };
  return {
    ...calls,
    make: async (who: Who, name: string): Promise<string> =>
      (await calls.saveList(who, { name })).json().id,
    people: async (who: Who, id: string, query = '') =>
      (await calls.show(who, id, query)).json().saveDetail.people,
  };
}
