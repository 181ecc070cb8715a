import { describe, expect, it } from 'vitest';
import { clientErrorBody } from './schemas.ts';

const body = {
  kind: 'page',
  name: 'TypeError',
  says: 'reads_of_nothing',
  call: null,
  status: null,
  route: '/talent/company/{-$id}/company-event/{-$event}',
  places: ['shell.js:1:20345', 'shared-12.js:3:9'],
  release: '0123456789ab',
};
const takes = (change: object) => clientErrorBody.safeParse({ ...body, ...change }).success;

describe('error report schema', () => {
  it.each([
    ['as it is', {}],
    ['a call', { kind: 'call', call: 'company.jobs.saveJob', status: 500, says: 'internal' }],
    ['no answer', { kind: 'call', call: 'student.top.showTop', status: 0, says: 'no_response' }],
    ['a number of React', { says: 'react_418' }],
    ['nowhere', { route: null, places: [] }],
    ['the page of no page', { route: '/404' }],
  ])('accepts %s', (_what, change) => expect(takes(change)).toBe(true));

  it.each([
    ['an id in the route', { route: '/talent/company/0b0f7a52-1111-4222-8333-444455556666' }],
    ['a number in the route', { route: '/talent/company/12' }],
    ['a search', { route: '/talent/discover/jobs?word=x' }],
    ['a name in the route', { route: '/journal/山田花子' }],
    ['an address', { route: 'https://engawa.example/talent' }],
    ['words', { says: 'Cannot read properties of 山田花子' }],
    ['a sentence for a name', { name: 'Hanako Yamada' }],
    ['somebody’s own class', { name: 'HanakoYamada' }],
    ['a line of a stack', { places: ['at read (https://engawa.example/assets/shell.js:1:2)'] }],
    ['a file of an extension', { places: ['chrome-extension://abc/content.js:1:2'] }],
    ['many places', { places: Array.from({ length: 6 }, () => 'shell.js:1:2') }],
    ['a message beside it', { message: 'hanako@example.com' }],
    ['an address for a call', { call: '/v1/student/profile' }],
    ['an odd build', { release: 'hanako' }],
  ])('has no room for %s', (_what, change) => expect(takes(change)).toBe(false));
});
