import type { ReactNode } from 'react';

interface CoverPlaceholderProps {
  icon: ReactNode;
  className: string;
}

/** Replaces a missing cover, so that rows of a list keep their shape. */
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
