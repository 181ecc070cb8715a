import { Bookmark, BookmarkCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { words as saveListWords } from '../words.ja.ts';

/** Its code and the lists come with the first press. */
const SavePopup = lazy(async () => ({ default: (await import('./save-popup.tsx')).SavePopup }));

export interface SaveStudentProps {
  student: { id: string; name: string };
  /** Whether some list has them, as far as the screen knows. */
  saved?: boolean | undefined;
}

/** Puts a student into lists and takes them out; for any screen that shows one. */
export function SaveStudent(props: SaveStudentProps) {
  const [wanted, setWanted] = useState(false);
  const before = <SaveButton {...props} aria-haspopup="menu" onClick={() => setWanted(true)} />;
  return <Suspense fallback={before}>{wanted ? <SavePopup {...props} /> : before}</Suspense>;
}

/** Says whose lists it opens to those who listen. */
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
