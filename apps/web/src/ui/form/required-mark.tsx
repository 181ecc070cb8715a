import { useMessages } from '../../shared/i18n/messages.ts';
import { uiMessages } from '../messages.ts';
import { Tag } from '../tag.tsx';

interface RequiredMarkProps {
  id: string;
  /** Said only where the control itself can't tell that it is required: a group. */
  said: boolean;
}

export function RequiredMark({ id, said }: RequiredMarkProps) {
  const t = useMessages(uiMessages);
  return (
    <span id={id} aria-hidden={!said} className="leading-none">
      <Tag tone="mind">{t('required')}</Tag>
    </span>
  );
}
