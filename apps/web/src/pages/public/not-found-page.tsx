import { Signpost } from '../../features/signpost/components/signpost.tsx';
import { signpostMessages } from '../../features/signpost/messages.ts';
import { useMessages } from '../../shared/i18n/messages.ts';

export function NotFoundPage() {
  const t = useMessages(signpostMessages);
  return <Signpost status={404} heading={t('notFound.heading')} text={t('notFound.text')} />;
}
