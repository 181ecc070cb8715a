import { lazy, Suspense } from 'react';
import { whenApproached } from '../when-approached.ts';

const id = 'work-check';

const WorkCheck = lazy(async () => {
  await whenApproached(id);
  return { default: (await import('./work-check.tsx')).WorkCheck };
});

/** Prerendered; hydrates when the visitor approaches it. */
export const LazyWorkCheck = () => (
  <Suspense fallback={<div className="min-h-[44rem] md:min-h-[30rem]" />}>
    <WorkCheck id={id} />
  </Suspense>
);
