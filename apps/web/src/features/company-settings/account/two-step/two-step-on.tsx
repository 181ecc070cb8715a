import { endTwoStep, renewRecoveryCodes } from '@engawa/contract/two-step/company';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '../../../../shared/api/use-command.ts';
import { formatDate } from '../../../../shared/format/date-time.ts';
import { language } from '../../../../shared/i18n/language.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { isForFreshSignIn, SignInAgain } from '../../../../ui/bound/leaving/sign-in-again.tsx';
import { Button } from '../../../../ui/button.tsx';
import { AskButton } from '../../../../ui/overlay/ask-button.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { words as accountWords } from '../words.ja.ts';
import { type NewCodes, twoStepQuery } from './queries.ts';

/** From this number on, the card suggests creating new codes. */
const fewCodes = 3;

interface TwoStepOnProps {
  onSince: string;
  codesLeft: number;
  onCodes: (made: NewCodes) => void;
}

export function TwoStepOn({ onSince, codesLeft, onCodes }: TwoStepOnProps) {
  const t = useWords(accountWords);
  const client = useQueryClient();
  const [asking, setAsking] = useState<'renew' | 'end'>();
  const ask = (what: 'renew' | 'end') => (open: boolean) => setAsking(open ? what : undefined);
  const read = () => client.invalidateQueries({ queryKey: twoStepQuery.queryKey });
  const closeQuestion = () => setAsking(undefined);
  const renew = useCommand(renewRecoveryCodes, {
    onSettled: closeQuestion,
    onSuccess: ({ recoveryCodes: codes }) => onCodes({ title: t('twoStep.renewed'), codes }),
  });
  const end = useCommand(endTwoStep, {
    meta: { visibleResult: true },
    onSettled: closeQuestion,
    onSuccess: read,
  });
  const stale = [renew.error, end.error].find(isForFreshSignIn);
  return (
    <>
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <Tag tone="good">{t('twoStep.on')}</Tag>
          {t('twoStep.since', { day: formatDate(onSince, language) })}
        </p>
        <p
          className={`mt-2 text-sm ${codesLeft > fewCodes ? 'text-sumi-2' : 'font-semibold text-kaki-ink'}`}
        >
          {t('twoStep.left', { count: String(codesLeft) })}
          {codesLeft <= fewCodes && t('twoStep.few')}
        </p>
      </div>
      {stale ? (
        <SignInAgain message={stale.message} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <AskButton
            open={asking === 'renew'}
            onOpenChange={ask('renew')}
            title={t('twoStep.renewAsk')}
            text={t('twoStep.renewText')}
            confirm={t('twoStep.renewConfirm')}
            busy={renew.isPending}
            onConfirm={() => renew.mutate({})}
            button={<Button onClick={() => setAsking('renew')}>{t('twoStep.renew')}</Button>}
          />
          <AskButton
            open={asking === 'end'}
            onOpenChange={ask('end')}
            title={t('twoStep.endAsk')}
            text={t('twoStep.endText')}
            confirm={t('twoStep.end')}
            tone="danger"
            busy={end.isPending}
            onConfirm={() => end.mutate({})}
            button={<Button onClick={() => setAsking('end')}>{t('twoStep.end')}</Button>}
          />
        </div>
      )}
    </>
  );
}
