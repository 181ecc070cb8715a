import { useWords } from '../../../shared/i18n/words.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { useOverview } from '../use-overview.ts';
import { words as belowWords } from './words.ja.ts';

export function DemoNote() {
  const t = useWords(belowWords);
  if (!useOverview().overview?.demo) return null;
  return (
    <aside
      aria-labelledby="demo-note"
      className="flex flex-col gap-4 rounded border border-line bg-wood-soft p-6 sm:p-8 md:flex-row md:items-center md:justify-between"
    >
      <div>
        <h2 id="demo-note" className="text-lg font-bold">
          {t('demo.heading')}
        </h2>
        <p className="mt-1">{t('demo.text')}</p>
      </div>
      <LinkButton to="/demo/mailbox" className="shrink-0">
        {t('demo.mailbox')}
      </LinkButton>
    </aside>
  );
}
