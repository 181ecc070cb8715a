import { eventFormats } from '@engawa/contract/reference/contents/event-formats';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundNumber } from '../../../ui/bound/fields/bound-number.tsx';
import { BoundRadios } from '../../../ui/bound/fields/bound-radios.tsx';
import { BoundText } from '../../../ui/bound/fields/bound-text.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import { BilingualField } from '../frame/fields/bilingual-field.tsx';
import { fieldProps } from '../frame/form/field-props.ts';
import type { Editor } from '../frame/form/use-content-form.ts';
import { translateContents } from '../frame/translation/translate-contents.ts';
import type { EventValues } from './event-values.ts';
import { words as eventWords } from './words.ja.ts';

export function ScheduleSection({ editor }: { editor: Editor<EventValues> }) {
  const t = useWords(eventWords);
  const { form } = editor;
  const field = fieldProps(editor);
  const format = form.watch('common.format');
  return (
    <EditorSection
      editor={editor}
      heading={t('schedule')}
      intro={t('scheduleIntro')}
      translate={translateContents}
    >
      <div className="grid gap-5 sm:grid-cols-3">
        <BoundText {...field('common.startsAt')} type="datetime-local" />
        <BoundText {...field('common.endsAt')} type="datetime-local" />
        <BoundText {...field('common.deadline')} type="datetime-local" />
      </div>
      <p className="-mt-4 text-sm text-sumi-2">{t('deadlineHint')}</p>
      <BoundRadios {...field('common.format')} options={optionsOf(eventFormats)} layout="row" />
      {format !== 'online' && <BilingualField editor={editor} field="place" />}
      {format !== 'place' && (
        <BoundText
          {...field('common.onlineUrl')}
          hint={t('onlineUrlHint')}
          type="url"
          className="max-w-140"
        />
      )}
      <BoundNumber
        {...field('common.capacity')}
        hint={t('capacityHint')}
        unit={t('people')}
        className="max-w-96"
      />
    </EditorSection>
  );
}
