import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';

interface FormCardProps {
  heading: string;
  intro?: ReactNode;
  children: ReactNode;
}

export function FormCard({ heading, intro, children }: FormCardProps) {
  return (
    <Card>
      <section aria-label={heading} className="flex flex-col gap-5 p-4 sm:p-6">
        <div>
          <h2 className="text-lg font-bold">{heading}</h2>
          {intro && <p className="phrased mt-1 text-sm text-sumi-2">{intro}</p>}
        </div>
        {children}
      </section>
    </Card>
  );
}
