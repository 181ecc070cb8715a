import { Ellipsis, Heart } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { Sample, Section } from '../components/section.tsx';
import { words as showcaseWords } from '../words.ja.ts';

const row = 'flex flex-wrap items-center gap-3';

export function ButtonsSection({ id }: { id: string }) {
  const t = useWords(showcaseWords);
  return (
    <Section id={id} heading={t('buttons.heading')} lead={t('buttons.lead')}>
      <Card className="space-y-6 p-6">
        <div className={row}>
          <Button tone="primary">{t('buttons.apply')}</Button>
          <Button>{t('buttons.talk')}</Button>
          <Button tone="quiet">{t('buttons.reset')}</Button>
          <Button tone="danger">{t('buttons.delete')}</Button>
        </div>
        <div className="grid gap-6 sm:grid-cols-2">
          <Sample heading={t('buttons.saving')}>
            <BusyButton />
          </Sample>
          <Sample heading={t('buttons.sizes')}>
            <div className={row}>
              <Button size="small">{t('buttons.small')}</Button>
              <Button>{t('buttons.medium')}</Button>
              <Button size="large">{t('buttons.large')}</Button>
            </div>
          </Sample>
          <Sample heading={t('buttons.disabled')}>
            <div className={row}>
              <Button tone="primary" disabled>
                {t('buttons.apply')}
              </Button>
              <Button disabled>{t('buttons.talk')}</Button>
            </div>
          </Sample>
          <Sample heading={t('buttons.icons')}>
            <div className={row}>
              <IconButton
                icon={<Heart aria-hidden />}
                label={t('buttons.favourite')}
                tone="plain"
              />
              <IconButton icon={<Ellipsis aria-hidden />} label={t('buttons.more')} />
            </div>
          </Sample>
          <Sample heading={t('buttons.link')}>
            <LinkButton to="/">{t('buttons.home')}</LinkButton>
          </Sample>
        </div>
      </Card>
    </Section>
  );
}

function BusyButton() {
  const t = useWords(showcaseWords);
  const [busy, setBusy] = useState(false);
  return (
    <Button
      tone="primary"
      busy={busy}
      onClick={() => {
        setBusy(true);
        setTimeout(() => setBusy(false), 2000);
      }}
    >
      {t('buttons.save')}
    </Button>
  );
}
