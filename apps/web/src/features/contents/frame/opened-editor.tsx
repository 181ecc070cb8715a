import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { notFoundIfMissing } from '../../../shared/api/failures/missing.ts';
import { useCompanyAccount } from '../../../shared/session/use-session.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';

interface OpenedEditorProps<Opened> {
  /** What is opened, as the address says. */
  id: string;
  /** The query's name: never the one of a list, whose answers may be remembered. */
  name: string;
  open: (id: string) => Promise<Opened>;
  /** Puts the id that the first save has given into the address. */
  onCreated: (id: string) => void;
  children: (opened: Opened, owner: string, onCreated: (id: string) => void) => ReactNode;
}

/**
 * Opens an editor with what the server has now, once. The first save of a new content changes the
 * address and nothing else: whoever writes goes on writing.
 */
export function OpenedEditor<Opened>({
  id,
  name,
  open,
  onCreated,
  children,
}: OpenedEditorProps<Opened>) {
  const [made, setMade] = useState<string>();
  const account = useCompanyAccount();
  const opens = id === made ? 'new' : id;
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey: [name, 'opened', opens],
    queryFn: () => open(opens),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { ownErrors: true },
  });
  notFoundIfMissing(error);
  const created = (newId: string) => {
    setMade(newId);
    onCreated(newId);
  };
  if (data && isFetchedAfterMount && account) {
    return <div key={opens}>{children(data, account.id, created)}</div>;
  }
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} wholePage />;
  return (
    <div className="mx-auto w-full max-w-[74rem] px-4 py-6 sm:px-6 sm:py-8">
      <FormSkeleton />
    </div>
  );
}
