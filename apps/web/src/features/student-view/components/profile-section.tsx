import type { ReactNode } from 'react';

export function ProfileSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid gap-2 p-4 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-6 sm:p-6">
      <h2 className="font-bold text-sumi-2">{heading}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
