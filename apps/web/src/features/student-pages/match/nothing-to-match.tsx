import { useWords } from '../../../shared/i18n/words.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { words as studentPageWords } from '../words.ja.ts';

/** Shown to a company without target settings and open jobs. */
export function NothingToMatch({ recruiting }: { recruiting: boolean }) {
  const t = useWords(studentPageWords);
  if (!recruiting) return <p className="phrased text-sm text-sumi-2">{t('match.noJobs')}</p>;
  return (
    <>
      <p className="phrased text-sm text-sumi-2">{t('match.nothing')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <LinkButton to="/company/engagement/target/setting/{-$id}" tone="primary" size="small">
          {t('match.makeSetting')}
        </LinkButton>
        <LinkButton to="/company/contents/job" size="small">
          {t('match.toJobs')}
        </LinkButton>
      </div>
    </>
  );
}
