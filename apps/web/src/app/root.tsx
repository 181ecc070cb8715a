import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { layouts } from './layouts/layouts.ts';

/** Nothing shows a message before the first page, so this code loads later. */
const Feedback = lazy(async () => ({
  default: (await import('./session-and-feedback.tsx')).Feedback,
}));

/** Wraps the page in its layout; pages with the same layout share it without remounting. */
export function Root() {
  const name = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.layout)?.staticData.layout,
  });
  const Layout = layouts[name ?? 'student'];
  return (
    <>
      <Suspense>
        <Layout>
          <Outlet />
        </Layout>
      </Suspense>
      <Suspense>
        <Feedback />
      </Suspense>
    </>
  );
}
