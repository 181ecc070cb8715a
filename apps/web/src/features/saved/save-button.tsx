import { Heart } from 'lucide-react';
import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type SavedItem, useSaved } from './use-saved.ts';
import { words as savedWords } from './words.ja.ts';

interface SaveButtonProps {
  item: SavedItem;
  saved: boolean;
  name: string;
  small?: boolean;
}

export function SaveButton({ item, saved: before, name, small = false }: SaveButtonProps) {
  const t = useWords(savedWords);
  const { saved, isPending, toggle } = useSaved(item, before);
  const heart = <Heart aria-hidden className={saved ? 'fill-kaki text-kaki-ink' : ''} />;
  if (small) {
    return (
      <IconButton
        icon={heart}
        label={t('saveNamed', { name })}
        aria-pressed={saved}
        aria-busy={isPending}
        onClick={isPending ? undefined : toggle}
      />
    );
  }
  return (
    <Button aria-pressed={saved} busy={isPending} onClick={toggle}>
      <span className="[&_svg]:size-5">{heart}</span>
      {saved ? t('saved') : t('save')}
    </Button>
  );
}
