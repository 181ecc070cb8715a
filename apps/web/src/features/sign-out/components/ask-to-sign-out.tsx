import { useWords } from '../../../shared/i18n/words.ts';
import { useStrategy } from '../../../shared/session/use-strategy.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { words as signOutWords } from '../words.ja.ts';

export function AskToSignOut({ onConfirm }: { onConfirm: () => void }) {
  const t = useWords(signOutWords);
  const isCompany = useStrategy() === 'company';
  return (
    <div className="m-auto flex max-w-[40rem] flex-col items-center px-6 py-20 text-center">
      <h1 className="text-2xl font-bold">{t('ask')}</h1>
      <p className="phrased mt-4 text-sumi-2">{t('askText')}</p>
      <div className="mt-8 grid gap-3 sm:grid-cols-2">
        <Button tone="primary" onClick={onConfirm}>
          {t('confirm')}
        </Button>
        <LinkButton to={isCompany ? '/company/engagement' : '/'}>{t('stay')}</LinkButton>
      </div>
    </div>
  );
}
