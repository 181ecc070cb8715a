import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { notFoundIfMissing } from '../../../shared/api/failures/missing.ts';
import { useCompanyAccount } from '../../../shared/session/use-session.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';

interface OpenedEditorProps<Opened> {
  id: string;
  /** Query key; must differ from any list's key, because list answers are cached. */
  name: string;
  open: (id: string) => Promise<Opened>;
  onCreated: (id: string) => void;
  children: (opened: Opened, owner: string, onCreated: (id: string) => void) => ReactNode;
}

/**
 * Opens an editor with the server's current content, once. The first save of a new content changes
 * the address without remounting, so that typing continues.
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
