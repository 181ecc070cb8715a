import { Signpost } from '../../features/signpost/components/signpost.tsx';
import { words as signpostWords } from '../../features/signpost/words.ja.ts';
import { useWords } from '../../shared/i18n/words.ts';

export function NotFoundPage() {
  const t = useWords(signpostWords);
  return <Signpost status={404} heading={t('notFound.heading')} text={t('notFound.text')} />;
}
