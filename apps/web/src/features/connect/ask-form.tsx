import { connectLimits } from '@engawa/contract/connect/limits';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiFailure } from '../../shared/api/api-failure.ts';
import { useFormSubmit } from '../../shared/form/use-form-submit.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { BoundArea } from '../../ui/bound/bound-area.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { useAsk } from './use-connect-command.ts';
import { connectWords } from './words.ts';

/** A request with a few words. A profile that lacks something is led to. */
export function AskForm({ companyId }: { companyId: string }) {
  const t = useWords(connectWords);
  const form = useForm({ defaultValues: { message: '' } });
  const [incomplete, setIncomplete] = useState(false);
  const { mutateAsync, isPending } = useAsk();
  const { submit, alert } = useFormSubmit(form, async ({ message }) => {
    setIncomplete(false);
    try {
      await mutateAsync({ body: { companyId, message: message.trim() || null } });
    } catch (failure) {
      setIncomplete(failure instanceof ApiFailure && failure.code === 'profile_incomplete');
      throw failure;
    }
  });
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg font-bold">{t('ask.heading')}</h2>
        <p className="phrased mt-1 text-sumi-2">{t('ask.text')}</p>
      </div>
      <FormAlert message={alert} />
      {incomplete && (
        <Link to="/talent/account" className={`${buttonStyle({})} self-start`}>
          {t('incomplete')}
        </Link>
      )}
      <BoundArea
        form={form}
        name="message"
        label={t('ask.message')}
        limit={connectLimits.message}
        rows={4}
      />
      <Button type="submit" tone="primary" busy={isPending} className="self-start">
        {t('ask.send')}
      </Button>
    </form>
  );
}
