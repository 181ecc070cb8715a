import { expect, it } from 'vitest';
import { listedScreen } from '../screens/screen-groups.ts';
import { everyForm } from './every-form.ts';
import { shownAt } from './shown-at.ts';

it('shows a page at every form of every address of the spec', async () => {
  for (const { path } of everyForm) {
    const page = shownAt(path);
    const shows = page?.path === '/' || (page && (await listedScreen(page)));
    expect([path, Boolean(shows)]).toEqual([path, true]);
  }
});

const id = '019a0000-0000-7000-8000-000000000000';

it.each([
  ['/company/contents/event/apply', '/company/contents/event'],
  ['/company/contents/event/apply/', '/company/contents/event'],
  ['/company/contents/preview/company-event', '/company/contents/preview'],
  ['/company/contents/preview/company-job', '/company/contents/preview'],
  ['/company/engagement/target/detail', '/company/engagement/target'],
  ['/company/engagement/student-profile', '/company/engagement/search'],
  [`/talent/company/${id}/company-job`, '/talent/company/$id'],
  [`/talent/company/${id}/company-event`, '/talent/company/$id'],
  ['/talent/company/company-event', '/talent/discover/companies'],
  [`/talent/company/company-event/${id}`, '/talent/company/{-$id}/company-event/{-$event}'],
  [`/talent/connect/${id}/company-job`, '/talent/connect/$id'],
  ['/students', '/talent/account'],
  ['/students/', '/talent/account'],
  ['/talent', '/talent/account'],
  ['/company', '/company/engagement/target'],
])('%s shows %s', (path, shown) => expect(shownAt(path)?.path).toBe(shown));
