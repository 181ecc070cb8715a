import { lazy, Suspense } from 'react';
import { nearing } from '../when-near.ts';

const id = 'more';

const More = lazy(async () => {
  await nearing(id);
  return { default: (await import('./more.tsx')).More };
});

/** It stands in the page from the first; what is newest comes when somebody reads so far. */
export const MoreLater = () => (
  <Suspense fallback={<div className="min-h-[60rem] md:min-h-[40rem]" />}>
    <More id={id} />
  </Suspense>
);
