import type { ReactNode } from 'react';

interface CoverPlaceholderProps {
  icon: ReactNode;
  /** How large it is. */
  className: string;
}

/** Stands where a cover would, so that a list without pictures keeps its shape. */
export function CoverPlaceholder({ icon, className }: CoverPlaceholderProps) {
  return (
    <span
      aria-hidden
      className={`grid min-w-0 place-items-center bg-wood-soft text-wood-ink [&_svg]:size-6 ${className}`}
    >
      {icon}
    </span>
  );
}
