import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { companyOfferQuery } from './queries.ts';

const Panel = lazy(async () => ({ default: (await import('./company-panel.tsx')).CompanyPanel }));

/** What comes after an offer, in the thread with the student; its code comes where there is one. */
export function CompanyOffer({ threadId, name }: { threadId: string; name: string }) {
  const { data } = useQuery(companyOfferQuery(threadId));
  if (!data?.offer) return null;
  return (
    <Suspense>
      <Panel threadId={threadId} student={name} offer={data.offer} shared={data.shared} />
    </Suspense>
  );
}
