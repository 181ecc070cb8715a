import { profileLimits } from '@engawa/contract/profile/limits';
import { saveLinks } from '@engawa/contract/profile/student';
import { Link2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundArea } from '../../../ui/bound/fields/bound-area.tsx';
import { BoundText } from '../../../ui/bound/fields/bound-text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { FormList } from '../frame/list/form-list.tsx';
import type { MyAccount } from '../frame/queries.ts';
import { SectionCard } from '../frame/section-card.tsx';
import { useSectionForm } from '../frame/use-section-form.ts';
import { emptyLink, linksBody, linksValues } from './links-values.ts';
import { words as linksWords } from './words.ja.ts';

export function LinksForm({ account }: { account: MyAccount }) {
  const t = useWords(linksWords);
  const section = useSectionForm({
    section: 'links',
    account,
    endpoint: saveLinks,
    schema: async () => (await import('@engawa/contract/profile/sections/links')).linksBody,
    valuesOf: linksValues,
    bodyOf: linksBody,
  });
  const { form } = section;
  const list = useFieldArray({ control: form.control, name: 'links' });
  return (
    <SectionCard section="links" state={section}>
      <FormList
        list={list}
        max={profileLimits.links}
        name={(number) => t('item', { number })}
        add={t('add')}
        blank={emptyLink}
        empty={
          <EmptyState icon={<Link2 />} heading={t('none')}>
            {t('noneHint')}
          </EmptyState>
        }
      >
        {(index) => (
          <>
            <BoundText
              form={form}
              name={`links.${index}.url`}
              label={t('url')}
              type="url"
              inputMode="url"
              placeholder="https://"
              required
            />
            <BoundText form={form} name={`links.${index}.title`} label={t('title')} />
            <BoundArea
              form={form}
              name={`links.${index}.summary`}
              label={t('summary')}
              limit={profileLimits.linkSummary}
              rows={3}
            />
          </>
        )}
      </FormList>
    </SectionCard>
  );
}
