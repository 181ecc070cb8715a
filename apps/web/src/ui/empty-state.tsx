import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: ReactNode;
  heading: string;
  /** What to do next. */
  children: ReactNode;
}

export function EmptyState({ icon, heading, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-14 text-center">
      <span
        aria-hidden
        className="mb-2 grid size-14 place-items-center rounded-full bg-wood-soft text-wood-ink"
      >
        {icon}
      </span>
      <h2 className="text-lg font-bold">{heading}</h2>
      <p className="phrased max-w-[34em] text-sumi-2">{children}</p>
    </div>
  );
}
