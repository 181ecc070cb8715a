import { lazy, Suspense } from 'react';
import { whenApproached } from '../when-approached.ts';

const id = 'more';

const More = lazy(async () => {
  await whenApproached(id);
  return { default: (await import('./more.tsx')).More };
});

/** Prerendered; hydrates when the visitor approaches it. */
export const LazyMore = () => (
  <Suspense fallback={<div className="min-h-[60rem] md:min-h-[40rem]" />}>
    <More id={id} />
  </Suspense>
);
