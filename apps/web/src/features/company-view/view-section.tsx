import type { ReactNode } from 'react';

interface ViewSectionProps {
  heading: string;
  note?: string | undefined;
  children: ReactNode;
}

export function ViewSection({ heading, note, children }: ViewSectionProps) {
  return (
    <section className="px-4 py-6 sm:px-6">
      <h2 className="text-lg font-bold">{heading}</h2>
      {note && <p className="phrased mt-0.5 text-sm text-sumi-2">{note}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}
