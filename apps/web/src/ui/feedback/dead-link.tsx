import { Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import { Outcome } from './outcome.tsx';

interface DeadLinkProps {
  heading: string;
  text: string;
  children: ReactNode;
}

export function DeadLink({ heading, text, children }: DeadLinkProps) {
  return (
    <Outcome tone="mind" icon={<Link2Off />} heading={heading} text={<p role="alert">{text}</p>}>
      {children}
    </Outcome>
  );
}
