import type { ErrorComponentProps } from '@tanstack/react-router';
import { Signpost } from '../../features/signpost/components/signpost.tsx';
import { signpostMessages } from '../../features/signpost/messages.ts';
import { ApiFailure } from '../../shared/api/api-failure.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../ui/button.tsx';

/** Shows what the server said; an error of the program itself has no words for a person. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const t = useMessages(signpostMessages);
  const failure = error instanceof ApiFailure ? error : undefined;
  return (
    <Signpost
      status={failure?.status || 500}
      heading={t('broken.heading')}
      text={failure?.message ?? t('broken.text')}
    >
      <Button tone="primary" onClick={() => location.reload()}>
        {t('broken.reload')}
      </Button>
    </Signpost>
  );
}
