import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { studentOfferQuery } from './queries.ts';

const Panel = lazy(async () => ({ default: (await import('./student-panel.tsx')).StudentPanel }));

/** Shown only in threads that led to an offer; the panel's code loads only there. */
export function StudentOffer({ threadId, name }: { threadId: string; name: string }) {
  const { data } = useQuery(studentOfferQuery(threadId));
  if (!data?.offer) return null;
  return (
    <Suspense>
      <Panel threadId={threadId} company={name} offer={data.offer} read={data} />
    </Suspense>
  );
}
