import type { ReactNode } from 'react';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';

interface SettingsPageProps {
  heading: string;
  intro?: ReactNode;
  action?: ReactNode;
  /** For a list instead of a form. */
  wide?: boolean | undefined;
  /** Omitted where the page loads nothing. */
  query?: { data: unknown; error: Error | null; refetch: () => unknown };
  children: ReactNode;
}

export function SettingsPage({
  heading,
  intro,
  action,
  wide = false,
  query,
  children,
}: SettingsPageProps) {
  const isThere = !query || query.data !== undefined;
  return (
    <div
      className={`mx-auto flex w-full flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8 ${wide ? 'max-w-[60rem]' : 'max-w-[46rem]'}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-bold">{heading}</h1>
          {intro && <p className="phrased mt-1 text-sumi-2">{intro}</p>}
        </div>
        {action}
      </div>
      {!isThere && query.error && (
        <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />
      )}
      {!isThere && !query.error && <FormSkeleton />}
      {isThere && children}
    </div>
  );
}
