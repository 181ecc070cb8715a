import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

export const PageCard = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Card>
    <section className="px-4 py-4">
      <h2 className="mb-3 font-bold">{heading}</h2>
      {children}
    </section>
  </Card>
);
