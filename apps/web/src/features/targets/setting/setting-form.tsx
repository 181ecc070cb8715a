import { targetLimits } from '@engawa/contract/targets/limits';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../../shared/form/schema-resolver.ts';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundText } from '../../../ui/bound/fields/bound-text.tsx';
import { LeaveGuard } from '../../../ui/bound/leaving/leave-guard.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import type { WholeSetting } from '../queries.ts';
import { useCreate, useSave } from '../use-target-commands.ts';
import { words as targetWords } from '../words.ja.ts';
import { LiveCounts } from './live-counts.tsx';
import { OffersPart } from './offers-part.tsx';
import { bodyOf, type SettingBody, type SettingValues, valuesOf } from './setting-values.ts';
import { WantsPart } from './wants-part.tsx';

export function SettingForm({ setting }: { setting?: WholeSetting | undefined }) {
  const t = useWords(targetWords);
  const navigate = useNavigate();
  const create = useCreate();
  const save = useSave();
  const form = useForm<SettingValues>({
    defaultValues: valuesOf(setting),
    resolver: schemaResolver(
      async () => (await import('@engawa/contract/targets/schemas')).settingBody,
      bodyOf,
    ),
  });
  const { submit, alert } = useFormSubmit(form, async (values) => {
    const body = bodyOf(values) as SettingBody;
    const { targetSetting } = setting
      ? await save.mutateAsync({ params: { id: setting.id }, body })
      : await create.mutateAsync({ body });
    form.reset(values);
    await navigate({ to: '/company/engagement/target/$id', params: { id: targetSetting.id } });
  });
  const { isSubmitting, isDirty } = form.formState;
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_16rem] lg:items-start"
    >
      <LeaveGuard unsaved={isDirty && !isSubmitting} />
      <div className="flex min-w-0 flex-col gap-6">
        <FormAlert message={alert} />
        <BoundText
          form={form}
          name="name"
          label={t('form.name')}
          hint={t('form.nameHint')}
          maxLength={targetLimits.name}
          required
        />
        <WantsPart form={form} />
        <OffersPart form={form} />
        <Button type="submit" tone="primary" busy={isSubmitting} className="self-start">
          {t('form.save')}
        </Button>
      </div>
      <LiveCounts form={form} />
    </form>
  );
}
