import { Link } from '@tanstack/react-router';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Card } from '../../ui/card.tsx';

interface LinkCardProps {
  to: '/talent/calendar' | '/talent/matches';
  Icon: LucideIcon;
  heading: string;
  text: string;
}

export function LinkCard({ to, Icon, heading, text }: LinkCardProps) {
  return (
    <Card>
      <Link to={to} className="flex min-h-13 items-center gap-3 rounded px-4 py-3 hover:bg-washi">
        <Icon aria-hidden className="size-5 shrink-0 text-ai" />
        <span className="min-w-0 grow">
          <span className="block font-bold">{heading}</span>
          <span className="phrased block text-sm text-sumi-2">{text}</span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-sumi-2" />
      </Link>
    </Card>
  );
}
