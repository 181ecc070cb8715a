import { connectLimits } from '@engawa/contract/connect/limits';
import type { ProfileItemId } from '@engawa/contract/profile/completeness';
import { useForm } from 'react-hook-form';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundArea } from '../../../ui/bound/fields/bound-area.tsx';
import { MissingItems, type PageOf } from '../../../ui/bound/missing-items.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { useAsk } from './use-connect-command.ts';
import { words as connectWords } from './words.ja.ts';

interface AskFormProps {
  companyId: string;
  missing: readonly ProfileItemId[];
  pageOf: PageOf;
}

export function AskForm({ companyId, missing, pageOf }: AskFormProps) {
  const t = useWords(connectWords);
  if (missing.length === 0) return <Request companyId={companyId} />;
  return (
    <MissingItems
      heading={t('notYet.heading')}
      text={t('notYet.text')}
      missing={missing}
      pageOf={pageOf}
    />
  );
}

function Request({ companyId }: { companyId: string }) {
  const t = useWords(connectWords);
  const form = useForm({ defaultValues: { message: '' } });
  const { mutateAsync, isPending } = useAsk();
  const { submit, alert } = useFormSubmit(form, ({ message }) =>
    mutateAsync({ body: { companyId, message: message.trim() || null } }),
  );
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg font-bold">{t('ask.heading')}</h2>
        <p className="phrased mt-1 text-sumi-2">{t('ask.text')}</p>
      </div>
      <FormAlert message={alert} />
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
