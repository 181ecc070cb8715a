import { removeTeamMember } from '@engawa/contract/team/company';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useWords } from '../../../../shared/i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/states/skeleton.tsx';
import { words as uiWords } from '../../../../ui/words.ja.ts';
import { memberQuery } from '../queries.ts';
import { words as teamWords } from '../words.ja.ts';
import { successorsOf } from './actions-of.ts';
import type { DialogProps } from './team-dialogs.tsx';
import { useTeamCommand } from './use-team-command.ts';

export function RemoveDialog({ viewer, member, team, onClose, onSignInFirst }: DialogProps) {
  const t = useWords(teamWords);
  const ui = useWords(uiWords);
  const { id, email } = member;
  const name = member.name ?? email;
  const { data, error, refetch } = useQuery(memberQuery(id));
  const contents = data ? data.work.contents + data.work.applicants + data.work.slots : 0;
  const [to, setTo] = useState('');
  const [missed, setMissed] = useState(false);
  const field = useRef<HTMLSelectElement>(null);
  const remove = useTeamCommand(removeTeamMember, { onSignInFirst, onEnd: onClose });
  const confirm = () => {
    if (contents > 0 && !to) {
      setMissed(true);
      field.current?.focus();
      return;
    }
    remove.mutate({ params: { id }, query: to ? { handOverTo: to } : {} });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('removing.title', { name })}
      holdsForm
      footer={
        <>
          <Button onClick={onClose}>{ui('back')}</Button>
          <Button tone="danger" busy={remove.isPending} disabled={!data} onClick={confirm}>
            {t('removing.confirm')}
          </Button>
        </>
      }
    >
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && (
        <>
          <LoadingNote />
          <Skeleton className="h-24" />
        </>
      )}
      {data && (
        <div className="flex flex-col gap-5">
          <ul className="phrased list-disc space-y-1 pl-5">
            <li>{t('removing.out')}</li>
            <li>{t('removing.names', { name })}</li>
            {contents === 0 && <li>{t('removing.noWork')}</li>}
          </ul>
          {contents > 0 && (
            <Field
              label={t('removing.to')}
              hint={t('removing.toHint', { count: contents })}
              error={missed && !to ? t('removing.toRequired') : undefined}
              required
            >
              <Select
                ref={field}
                value={to}
                onChange={(event) => setTo(event.target.value)}
                options={successorsOf(member, team).map((one) => ({
                  value: one.id,
                  label:
                    one.id === viewer.id
                      ? t('removing.itsYou', { name: one.name ?? one.email })
                      : (one.name ?? one.email),
                }))}
              />
            </Field>
          )}
        </div>
      )}
    </Dialog>
  );
}
