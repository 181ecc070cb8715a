import { Sparkles } from 'lucide-react';
import { useWords } from '../../shared/i18n/words.ts';
import { LinkCard } from './link-card.tsx';
import { words as topWords } from './words.ja.ts';

export function MatchesLink() {
  const t = useWords(topWords);
  return (
    <LinkCard
      to="/talent/matches"
      Icon={Sparkles}
      heading={t('matches.heading')}
      text={t('matches.text')}
    />
  );
}
