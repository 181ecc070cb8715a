import { useMessages } from '../../shared/i18n/messages.ts';
import { uiMessages } from '../messages.ts';
import { Tag } from '../tag.tsx';

interface RequiredMarkProps {
  /** Said only where the control itself can't tell that it is required: a group. */
  said: boolean;
}

export function RequiredMark({ said }: RequiredMarkProps) {
  const t = useMessages(uiMessages);
  return (
    <span aria-hidden={!said} className="leading-none">
      <Tag tone="mind">{t('required')}</Tag>
    </span>
  );
}
