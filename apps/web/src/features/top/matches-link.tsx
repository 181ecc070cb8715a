import { Link } from '@tanstack/react-router';
import { ChevronRight, Sparkles } from 'lucide-react';
import { useWords } from '../../shared/i18n/words.ts';
import { Card } from '../../ui/card.tsx';
import { topWords } from './words.ts';

/** The way to the jobs that suit the student best. */
export function MatchesLink() {
  const t = useWords(topWords);
  return (
    <Card>
      <Link
        to="/talent/matches"
        className="flex min-h-13 items-center gap-3 rounded px-4 py-3 hover:bg-washi"
      >
        <Sparkles aria-hidden className="size-5 shrink-0 text-ai" />
        <span className="min-w-0 grow">
          <span className="block font-bold">{t('matches.heading')}</span>
          <span className="phrased block text-sm text-sumi-2">{t('matches.text')}</span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-sumi-2" />
      </Link>
    </Card>
  );
}
