import { Bookmark, ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { words as saveListWords } from '../words.ja.ts';

const SaveManyPopup = lazy(async () => ({
  default: (await import('./save-many-popup.tsx')).SaveManyPopup,
}));

export interface SaveManyProps {
  studentIds: readonly string[];
}

export function SaveMany(props: SaveManyProps) {
  const [wanted, setWanted] = useState(false);
  const before = <SaveManyButton aria-haspopup="menu" onClick={() => setWanted(true)} />;
  return <Suspense fallback={before}>{wanted ? <SaveManyPopup {...props} /> : before}</Suspense>;
}

export function SaveManyButton(props: ButtonProps) {
  const t = useWords(saveListWords);
  return (
    <Button {...props} size="small">
      <Bookmark aria-hidden className="size-4" />
      {t('saving.save')}
      <ChevronDown aria-hidden className="size-4 text-sumi-2" />
    </Button>
  );
}
