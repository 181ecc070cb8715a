import { StatusPage } from '../../features/status-page/status-page.tsx';
import { words as statusPageWords } from '../../features/status-page/words.ja.ts';
import { useWords } from '../../shared/i18n/words.ts';

export function NotFoundPage() {
  const t = useWords(statusPageWords);
  return <StatusPage status={404} heading={t('notFound.heading')} text={t('notFound.text')} />;
}
