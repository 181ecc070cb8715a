import { Sparkles } from 'lucide-react';
import { useWords } from '../../shared/i18n/words.ts';
import { WayCard } from './way-card.tsx';
import { words as topWords } from './words.ja.ts';

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
