import type { ReactNode } from 'react';
import { Avatar } from '../../ui/display/avatar.tsx';

interface SavedRowProps {
  logoUrl: string | null;
  company: string;
  title: ReactNode;
  /** Empty facts are left out. */
  facts: readonly string[];
  tags: ReactNode;
  button: ReactNode;
}

export const SavedRow = ({ logoUrl, company, title, facts, tags, button }: SavedRowProps) => (
  <li className="flex gap-4 border-b border-line py-4 last:border-0">
    <Avatar name={company} src={logoUrl} shape="square" />
    <div className="min-w-0 grow">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-sumi-2">
        <bdi>{company}</bdi>
        {tags}
      </p>
      <h2 className="mt-0.5 font-bold [overflow-wrap:anywhere]">{title}</h2>
      <ul className="mt-1 flex flex-wrap gap-x-4 text-sm text-sumi-2">
        {facts.filter(Boolean).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
    {button}
  </li>
);
