import type { ReactNode } from 'react';

export function WideRow({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`mx-auto max-w-[1280px] px-4 sm:px-8 md:px-16 ${className}`}>{children}</div>
  );
}
