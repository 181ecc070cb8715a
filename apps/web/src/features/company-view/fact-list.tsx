import type { ReactNode } from 'react';

export interface Fact {
  name: string;
  /** Null omits the fact. */
  value: ReactNode;
}

const isThere = (value: ReactNode) =>
  value !== null && value !== undefined && value !== '' && value !== false;

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line">
      {facts
        .filter(({ value }) => isThere(value))
        .map(({ name, value }) => (
          <div key={name} className="grid gap-x-4 py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="text-sm text-sumi-2">{name}</dt>
            <dd className="min-w-0 break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
