import type { Audience } from '@engawa/contract/audience/schemas';
import { lazy, Suspense } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { RadioGroup } from '../../../ui/form/radio-group.tsx';
import { words as eventWords } from './words.ja.ts';

const AudienceFields = lazy(async () => ({
  default: (await import('../audience/audience-fields.tsx')).AudienceFields,
}));

interface AudienceSectionProps {
  limited: boolean;
  onLimited: (limited: boolean) => void;
  audience: Audience;
  onAudience: (audience: Audience) => void;
}

export function AudienceSection({
  limited,
  onLimited,
  audience,
  onAudience,
}: AudienceSectionProps) {
  const t = useWords(eventWords);
  return (
    <Card>
      <section aria-label={t('audience')} className="flex flex-col gap-5 p-4 sm:p-6">
        <Field kind="radiogroup" label={t('audience')}>
          <RadioGroup
            name="audience"
            value={limited ? 'limited' : 'public'}
            options={[
              { value: 'public', label: t('audiencePublic') },
              { value: 'limited', label: t('audienceLimited') },
            ]}
            onChange={(event) => onLimited(event.target.value === 'limited')}
          />
        </Field>
        {limited && (
          <Suspense fallback={<FormSkeleton />}>
            <AudienceFields value={audience} onChange={onAudience} />
          </Suspense>
        )}
      </section>
    </Card>
  );
}
