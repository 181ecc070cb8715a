import { Signpost } from '../../features/signpost/components/signpost.tsx';
import { signpostMessages } from '../../features/signpost/messages.ts';
import { useMessages } from '../../shared/i18n/messages.ts';

export function NotThereYetPage() {
  const t = useMessages(signpostMessages);
  return <Signpost keepsTitle heading={t('notThereYet.heading')} text={t('notThereYet.text')} />;
}
