import type { SharedPlan } from '@engawa/contract/after-offer/schemas';
import { unshareStay } from '@engawa/contract/after-offer/student';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useCommand } from '../../shared/api/use-command.ts';
import { formatDate } from '../../shared/format/date-time.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { AskButton } from '../../ui/overlay/ask-button.tsx';
import { type StudentPanelProps, studentOfferQuery } from './queries.ts';
import { StayFacts } from './stay-facts.tsx';
import { words as afterOfferWords } from './words.ja.ts';

interface SharedPartProps extends StudentPanelProps {
  shared: SharedPlan;
  /** The share button, which had the focus, has just disappeared. */
  takesFocus: boolean;
  onAgain: () => void;
}

export function SharedPart(props: SharedPartProps) {
  const t = useWords(afterOfferWords);
  const { threadId, company, read, shared, takesFocus, onAgain } = props;
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { own } = read;
  const { stay, sharedAt } = shared;
  const isOld =
    own !== null &&
    (['status', 'designation', 'expiresOn', 'graduation'] as const).some(
      (fact) => own[fact] !== stay[fact],
    );
  return (
    <section className="flex flex-col gap-3 rounded bg-washi p-4">
      <p ref={heading} tabIndex={-1} className="phrased text-sm outline-none">
        {t('share.since', { company, day: formatDate(sharedAt, language) })}
      </p>
      <StayFacts stay={stay} />
      {isOld && (
        <p className="phrased rounded bg-wood-soft px-4 py-3 text-sm text-wood-ink">
          {t('share.changed', { company })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {own && (
          <Button size="small" onClick={onAgain}>
            {isOld ? t('share.again') : t('share.change')}
          </Button>
        )}
        <StopButton threadId={threadId} company={company} />
      </div>
    </section>
  );
}

function StopButton({ threadId, company }: Pick<StudentPanelProps, 'threadId' | 'company'>) {
  const t = useWords(afterOfferWords);
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const { mutate, isPending } = useCommand(unshareStay, {
    meta: { visibleResult: true },
    onSuccess: (reply) => client.setQueryData(studentOfferQuery(threadId).queryKey, reply),
  });
  return (
    <AskButton
      open={asking}
      onOpenChange={setAsking}
      title={t('share.stopTitle', { company })}
      text={t('share.stopText', { company })}
      confirm={t('share.stop')}
      tone="danger"
      busy={isPending}
      onConfirm={() => mutate({ body: { threadId } }, { onSettled: () => setAsking(false) })}
      button={
        <Button size="small" tone="quiet" onClick={() => setAsking(true)}>
          {t('share.stop')}
        </Button>
      }
    />
  );
}
