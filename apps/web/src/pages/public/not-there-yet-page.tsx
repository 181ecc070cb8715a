import { Signpost } from '../../features/signpost/components/signpost.tsx';
import { signpostWords } from '../../features/signpost/words.ts';
import { useWords } from '../../shared/i18n/words.ts';

export function NotThereYetPage() {
  const t = useWords(signpostWords);
  return <Signpost keepsTitle heading={t('notThereYet.heading')} text={t('notThereYet.text')} />;
}
