import { useWords } from '../../../shared/i18n/words.ts';
import { useCompanyAccount } from '../../../shared/session/use-session.ts';
import { words as jobEditorWords } from './words.ja.ts';

/** Hidden for an unverified company, because visitors cannot see its pages. */
export function PublicPageLink({ id }: { id: string }) {
  const t = useWords(jobEditorWords);
  const account = useCompanyAccount();
  if (!account) return null;
  if (account.verification === 'waiting') {
    return <span className="phrased px-2 text-sm text-sumi-2">{t('publicPageLater')}</span>;
  }
  return (
    <a
      href={`/jobs/${id}`}
      target="_blank"
      rel="noopener"
      className="rounded-small px-2 text-sm font-semibold text-ai underline"
    >
      {t('publicPage')}
    </a>
  );
}
