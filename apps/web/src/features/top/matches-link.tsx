import { Sparkles } from 'lucide-react';
import { useWords } from '../../shared/i18n/words.ts';
import { WayCard } from './way-card.tsx';
import { words as topWords } from './words.ja.ts';

/** The way to the jobs that suit the student best. */
export function MatchesLink() {
  const t = useWords(topWords);
  return (
    <WayCard
      to="/talent/matches"
      Icon={Sparkles}
      heading={t('matches.heading')}
      text={t('matches.text')}
    />
  );
}
