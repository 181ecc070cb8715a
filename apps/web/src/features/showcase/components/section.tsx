import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  heading: string;
  lead: string;
  children: ReactNode;
}

export function Section({ id, heading, lead, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="scroll-mt-6">
      <h2 id={id} tabIndex={-1} className="scroll-mt-6 text-xl font-bold outline-none">
        {heading}
      </h2>
      <p className="mb-4 text-sumi-2">{lead}</p>
      {children}
    </section>
  );
}

export function Sample({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 text-sm font-semibold text-sumi-2">{heading}</h3>
      {children}
    </div>
  );
}
