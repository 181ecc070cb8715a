import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../../shared/i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/links/link-button.tsx';
import { FormCard } from '../../frame/form-card.tsx';
import { words as accountWords } from '../words.ja.ts';
import type { Leaving } from './queries.ts';

const LeaveDialog = lazy(async () => ({
  default: (await import('./leave-dialog.tsx')).LeaveDialog,
}));

export function LeavingCard({ leaving }: { leaving: Leaving }) {
  const t = useWords(accountWords);
  const [open, setOpen] = useState(false);
  return (
    <FormCard heading={t('leaving.heading')} intro={t('leaving.intro')}>
      {leaving.isLastOwner ? (
        <>
          <p className="phrased">{t('leaving.lastOwner')}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/company/settings/team">{t('leaving.toTeam')}</LinkButton>
            <LinkButton to="/company/settings/contact" tone="quiet">
              {t('leaving.toContact')}
            </LinkButton>
          </div>
        </>
      ) : (
        <Button className="self-start" onClick={() => setOpen(true)}>
          {t('leaving.leave')}
        </Button>
      )}
      <Suspense>
        {open && <LeaveDialog leaving={leaving} onClose={() => setOpen(false)} />}
      </Suspense>
    </FormCard>
  );
}
