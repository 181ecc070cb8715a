import { say } from '@engawa/contract/language';
import { authorityLevels } from '@engawa/contract/reference/companies/authority-levels';
import { useId } from 'react';
import { word } from '../../../../shared/form/rules.ts';
import { language } from '../../../../shared/i18n/language.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { isForFreshSignIn, SignInAgain } from '../../../../ui/bound/leaving/sign-in-again.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { FormAlert } from '../../../../ui/form/form-alert.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { words as accountWords } from '../words.ja.ts';
import type { Leaving } from './queries.ts';
import { useLeaveForm } from './use-leave-form.ts';

interface LeaveDialogProps {
  leaving: Leaving;
  onClose: () => void;
}

/** Lists what is deleted and what stays, and asks which colleague takes over the work. */
export function LeaveDialog({ leaving: { work, colleagues }, onClose }: LeaveDialogProps) {
  const t = useWords(accountWords);
  const formId = useId();
  const { form, submit, alert, busy, refusal } = useLeaveForm();
  const items = work.contents + work.applicants + work.slots;
  const mustSignIn = isForFreshSignIn(refusal);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      holdsForm
      title={t('leaving.ask')}
      footer={
        !mustSignIn && (
          <>
            <Button onClick={onClose}>{t('leaving.stay')}</Button>
            <Button type="submit" form={formId} tone="danger" busy={busy}>
              {t('leaving.confirm')}
            </Button>
          </>
        )
      }
    >
      {mustSignIn ? (
        <SignInAgain message={refusal.message} />
      ) : (
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
          <FormAlert message={alert} />
          <ul className="list-disc space-y-1 pl-5 text-sumi-2">
            <li>{t('leaving.out')}</li>
            <li>{t('leaving.stays')}</li>
            <li>{t('leaving.told')}</li>
          </ul>
          {items > 0 && (
            <Field
              label={t('leaving.heir')}
              hint={t('leaving.work', { count: String(items) })}
              error={form.formState.errors.handOverTo?.message}
            >
              <Select
                {...form.register('handOverTo', { validate: (to) => to !== '' || word('choice') })}
                options={colleagues.map(({ id, name, role }) => ({
                  value: id,
                  label: t('leaving.colleague', {
                    name,
                    role: say(authorityLevels.byId(role).name, language),
                  }),
                }))}
              />
            </Field>
          )}
        </form>
      )}
    </Dialog>
  );
}
