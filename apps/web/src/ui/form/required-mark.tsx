import { useWords } from '../../shared/i18n/words.ts';
import { Tag } from '../tag.tsx';
import { words as uiWords } from '../words.ja.ts';

interface RequiredMarkProps {
  id: string;
  /** Said only where the control itself can't tell that it is required: a group. */
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
