import { useWords } from '../../../shared/i18n/words.ts';
import type { SaveList } from '../queries.ts';
import { useShowsWords } from '../use-shows-words.ts';
import { saveListWords } from '../words.ts';

/** A list to choose, with what being in it lets a student see. */
export function ListOption({ list: { name, shows } }: { list: SaveList }) {
  const t = useWords(saveListWords);
  const what = useShowsWords()(shows.filter(({ limited }) => limited));
  return (
    <span className="min-w-0">
      <bdi className="block break-words">{name}</bdi>
      {what && <span className="block text-xs text-sumi-2">{t('saving.shown', { what })}</span>}
    </span>
  );
}
