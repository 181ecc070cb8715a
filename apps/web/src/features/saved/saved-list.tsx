import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormSkeleton } from '../../ui/feedback/form-skeleton.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';

interface SavedListProps {
  query: Pick<UseQueryResult, 'error' | 'refetch'>;
  count: number | undefined;
  icon: ReactNode;
  empty: { heading: string; text: string; action: ReactNode };
  children: ReactNode;
}

export function SavedList({ query, count, icon, empty, children }: SavedListProps) {
  if (count === undefined) {
    const { error, refetch } = query;
    if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
    return <FormSkeleton />;
  }
  if (count === 0) {
    return (
      <EmptyState icon={icon} heading={empty.heading} action={empty.action}>
        {empty.text}
      </EmptyState>
    );
  }
  return <ul>{children}</ul>;
}
