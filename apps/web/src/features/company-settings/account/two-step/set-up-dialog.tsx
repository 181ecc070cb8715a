import type { ReplyOf } from '@engawa/contract/endpoint';
import type { startTwoStep } from '@engawa/contract/two-step/company';
import { useEffect, useId, useRef } from 'react';
import { useWords } from '../../../../shared/i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { FormAlert } from '../../../../ui/form/form-alert.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { words as accountWords } from '../words.ja.ts';
import { QrCode } from './qr-code.tsx';
import { useConfirmForm } from './use-confirm-form.ts';

interface SetUpDialogProps {
  offered: Pick<ReplyOf<typeof startTwoStep>, 'secret' | 'uri'>;
  onClose: () => void;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** Shows the secret for the authenticator app and asks for a first code from it. */
export function SetUpDialog({ offered, onClose, onConfirmed }: SetUpDialogProps) {
  const t = useWords(accountWords);
  const formId = useId();
  const { input, error, submit, alert, busy } = useConfirmForm(onConfirmed);
  const second = useRef<HTMLElement>(null);
  // On a phone the error would be below the visible part.
  useEffect(() => {
    if (error) second.current?.scrollIntoView({ block: 'end' });
  }, [error]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      holdsForm
      title={t('twoStep.setUpTitle')}
      footer={
        <Button type="submit" form={formId} tone="primary" busy={busy}>
          {t('twoStep.turnOn')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-6">
        <FormAlert message={alert} />
        <section className="flex flex-col gap-4">
          <div>
            <h3 className="font-bold">{t('twoStep.scan')}</h3>
            <p className="phrased mt-1 text-sm text-sumi-2">{t('twoStep.scanText')}</p>
          </div>
          <div className="flex flex-col items-center gap-4 sm:flex-row sm:items-start sm:gap-6">
            <QrCode text={offered.uri} label={t('twoStep.qr')} />
            <div className="flex min-w-0 flex-col gap-3 self-stretch text-sm sm:grow">
              <a href={offered.uri} className="font-semibold text-ai underline sm:hidden">
                {t('twoStep.openApp')}
              </a>
              <div>
                <p className="text-sumi-2">{t('twoStep.secret')}</p>
                <p className="mt-1 rounded bg-washi px-3 py-2 font-semibold break-words tracking-wider">
                  {offered.secret}
                </p>
              </div>
            </div>
          </div>
        </section>
        <section ref={second} className="flex flex-col gap-3">
          <h3 className="font-bold">{t('twoStep.enter')}</h3>
          <Field label={t('twoStep.code')} error={error}>
            <TextInput
              inputMode="numeric"
              autoComplete="one-time-code"
              className="tracking-wider tabular-nums sm:max-w-48"
              {...input}
            />
          </Field>
        </section>
      </form>
    </Dialog>
  );
}
