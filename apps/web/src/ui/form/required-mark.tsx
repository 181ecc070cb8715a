import { useWords } from '../../shared/i18n/words.ts';
import { Tag } from '../tag.tsx';
import { words as uiWords } from '../words.ja.ts';

interface RequiredMarkProps {
  id: string;
  /** Adds a text for screen readers, for groups, which have no `required` attribute. */
  said: boolean;
}

export function RequiredMark({ id, said }: RequiredMarkProps) {
  const t = useWords(uiWords);
  return (
    <span id={id} aria-hidden={!said} className="leading-none">
      <Tag tone="mind">{t('required')}</Tag>
    </span>
  );
}
