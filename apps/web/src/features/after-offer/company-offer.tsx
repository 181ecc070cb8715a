import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { companyOfferQuery } from './queries.ts';

const Panel = lazy(async () => ({ default: (await import('./company-panel.tsx')).CompanyPanel }));

/** Shown only in threads that led to an offer; the panel's code loads only there. */
export function CompanyOffer({ threadId, name }: { threadId: string; name: string }) {
  const { data } = useQuery(companyOfferQuery(threadId));
  if (!data?.offer) return null;
  return (
    <Suspense>
      <Panel threadId={threadId} student={name} offer={data.offer} shared={data.shared} />
    </Suspense>
  );
}
