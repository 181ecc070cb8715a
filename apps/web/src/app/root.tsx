import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { layouts } from './layouts/layouts.ts';

/** Nothing can be said before the first page stands, so its code comes after that. */
const Feedback = lazy(async () => ({ default: (await import('./deferred.tsx')).Feedback }));

/** The layout of the page at hand around it; pages of one layout share it without a new start. */
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
