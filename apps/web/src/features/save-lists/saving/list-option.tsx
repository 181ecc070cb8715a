import { useWords } from '../../../shared/i18n/words.ts';
import type { SaveList } from '../queries.ts';
import { useLimitedContentsWords } from '../use-limited-contents-words.ts';
import { words as saveListWords } from '../words.ja.ts';

interface ListOptionProps {
  list: SaveList;
  /** Selecting it removes the student from the list. */
  takesOut?: boolean | undefined;
}

/** A list to select, with the content that the student will see or no longer see. */
export function ListOption({ list: { name, shows }, takesOut = false }: ListOptionProps) {
  const t = useWords(saveListWords);
  const what = useLimitedContentsWords()(shows.filter(({ limited }) => limited));
  return (
    <span className="min-w-0">
      <bdi className="block break-words">{name}</bdi>
      {what && (
        <span className="block text-xs text-sumi-2">
          {takesOut ? t('saving.hidden', { what }) : t('saving.shown', { what })}
        </span>
      )}
    </span>
  );
}
