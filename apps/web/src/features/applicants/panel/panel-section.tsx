import { type ReactNode, useId } from 'react';

export function PanelSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="px-4 py-4">
      <h2 id={id} className="mb-2 font-bold">
        {heading}
      </h2>
      {children}
    </section>
  );
}
