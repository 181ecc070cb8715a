import { Bookmark, BookmarkCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { words as saveListWords } from '../words.ja.ts';

const SavePopup = lazy(async () => ({ default: (await import('./save-popup.tsx')).SavePopup }));

export interface SaveStudentProps {
  student: { id: string; name: string };
  /** Whether a list contains the student, as far as the screen knows. */
  saved?: boolean | undefined;
}

export function SaveStudent(props: SaveStudentProps) {
  const [wanted, setWanted] = useState(false);
  const before = <SaveButton {...props} aria-haspopup="menu" onClick={() => setWanted(true)} />;
  return <Suspense fallback={before}>{wanted ? <SavePopup {...props} /> : before}</Suspense>;
}

/** The accessible name includes the student's name. */
export function SaveButton({ student, saved = false, ...rest }: SaveStudentProps & ButtonProps) {
  const t = useWords(saveListWords);
  const Icon = saved ? BookmarkCheck : Bookmark;
  const words = saved ? t('saving.saved') : t('saving.save');
  return (
    <Button {...rest} size="small">
      <Icon aria-hidden className="size-4" />
      {words}
      <span className="sr-only">{t('saving.of', { name: student.name })}</span>
    </Button>
  );
}
