import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LastResort } from './last-resort.tsx';

it('shows the failure in both languages, with details and a link to the home page', () => {
  const boundary = new LastResort({ children: 'the page' });
  expect(boundary.render()).toBe('the page');
  boundary.state = LastResort.getDerivedStateFromError(new TypeError('no words'));
  const page = renderToStaticMarkup(boundary.render());
  expect(page).toContain('エラーページの表示中にエラーが発生しました');
  expect(page).toContain('An error occurred while showing the error page');
  expect(page).toContain('TypeError: no words');
  expect(page).toContain('href="/"');
});
