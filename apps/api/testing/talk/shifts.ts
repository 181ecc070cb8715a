import type { TestApp } from '../server/app.ts';

type Who = { headers: Record<string, string> };

export const evening = {
  startsAt: '2031-05-12T17:00',
  endsAt: '2031-05-12T22:00',
  breakMinutes: 30,
  workplace: 'カフェ竹',
};

export function shiftCalls({ app }: TestApp) {
  const send = (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    { headers }: Who,
    payload?: object,
  ) =>
    app.inject({ method, url: `/v1/student/shifts${path}`, headers, ...(payload && { payload }) });
  return {
    list: (who: Who, from = '2031-05-12', to = '2031-05-18') =>
      app.inject({ url: `/v1/student/shifts?from=${from}&to=${to}`, headers: who.headers }),
    add: (who: Who, more: object = {}) => send('POST', '', who, { ...evening, weeks: 1, ...more }),
    change: (who: Who, id: string, more: object = {}) =>
      send('PUT', `/${id}`, who, { ...evening, ...more }),
    remove: (who: Who, id: string) => send('DELETE', `/${id}`, who),
    holidays: (who: Who, holidays: object[]) => send('PUT', '/holidays', who, { holidays }),
    calendar: ({ headers }: Who) => app.inject({ url: '/v1/student/shifts/calendar', headers }),
  };
}
