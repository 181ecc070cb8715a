import type { ReactNode, Ref } from 'react';

interface EmptyStateProps {
  icon: ReactNode;
  heading: string;
  /** Lets a list move the focus here when its last row disappears. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
  /** A link to where the list can be filled. */
  action?: ReactNode;
}

export function EmptyState({ icon, heading, headingRef, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-14 text-center">
      <span
        aria-hidden
        className="mb-2 grid size-14 place-items-center rounded-full bg-wood-soft text-wood-ink"
      >
        {icon}
      </span>
      <h2 ref={headingRef} className="text-lg font-bold" {...(headingRef && { tabIndex: -1 })}>
        {heading}
      </h2>
      <p className="phrased max-w-[34em] text-sumi-2">{children}</p>
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
