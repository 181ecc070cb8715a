import { eventFormats } from '@engawa/contract/reference/contents/event-formats';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundNumber } from '../../../ui/bound/bound-number.tsx';
import { BoundRadios } from '../../../ui/bound/bound-radios.tsx';
import { BoundText } from '../../../ui/bound/bound-text.tsx';
import { BilingualField } from '../frame/bilingual-field.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import { translateContents } from '../frame/translate-contents.ts';
import type { Editor } from '../frame/use-content-form.ts';
import { eventWords } from './words.ts';

export function ScheduleSection({ editor }: { editor: Editor }) {
  const t = useWords(eventWords);
  const { form } = editor;
  const format = form.watch('common.format') as string;
  return (
    <EditorSection
      editor={editor}
      heading={t('schedule')}
      intro={t('scheduleIntro')}
      translates={{ paths: ['place'], call: translateContents }}
    >
      <div className="grid gap-5 sm:grid-cols-3">
        <BoundText
          form={form}
          name="common.startsAt"
          label={t('startsAt')}
          type="datetime-local"
          required
        />
        <BoundText
          form={form}
          name="common.endsAt"
          label={t('endsAt')}
          type="datetime-local"
          required
        />
        <BoundText form={form} name="common.deadline" label={t('deadline')} type="datetime-local" />
      </div>
      <p className="-mt-4 text-sm text-sumi-2">{t('deadlineHint')}</p>
      <BoundRadios
        form={form}
        name="common.format"
        label={t('format')}
        options={optionsOf(eventFormats)}
        layout="row"
      />
      {format !== 'online' && (
        <BilingualField editor={editor} field="place" label={t('place')} required />
      )}
      {format !== 'place' && (
        <BoundText
          form={form}
          name="common.onlineUrl"
          label={t('onlineUrl')}
          hint={t('onlineUrlHint')}
          type="url"
          required
          className="max-w-140"
        />
      )}
      <BoundNumber
        form={form}
        name="common.capacity"
        label={t('capacity')}
        hint={t('capacityHint')}
        unit={t('people')}
        className="max-w-96"
      />
    </EditorSection>
  );
}
