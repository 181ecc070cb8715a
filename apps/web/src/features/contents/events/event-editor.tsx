import { contentLimits } from '@engawa/contract/contents/limits';
import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { EditorFrame } from '../frame/editor-frame.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import { BilingualField } from '../frame/fields/bilingual-field.tsx';
import { PictureField } from '../frame/pictures/picture-field.tsx';
import { translateContents } from '../frame/translation/translate-contents.ts';
import { words as editorWords } from '../frame/words.ja.ts';
import type { OpenedPost } from '../posts/post-kind.ts';
import { type PostEditorProps, usePostEditor } from '../posts/use-post-editor.ts';
import { AudienceSection } from './audience-section.tsx';
import { eventForm, isNobody, nobody } from './event-values.ts';
import { events } from './events.tsx';
import { ScheduleSection } from './schedule-section.tsx';
import { words as eventWords } from './words.ja.ts';

/** A draft with an audience opens as limited, because it was meant to be published that way. */
const isMeantLimited = ({ post }: OpenedPost<'event'>): boolean =>
  post?.status === 'limited' || (post?.status === 'draft' && !isNobody(post.audience));

export function EventEditor(props: PostEditorProps<'event'>) {
  const { opened } = props;
  const t = useWords(eventWords);
  const common = useWords(editorWords);
  const [limited, setLimited] = useState(isMeantLimited(opened));
  const [audience, setAudience] = useState(opened.post?.audience ?? nobody);
  const shownTo = JSON.stringify({ limited, audience });
  const [savedShownTo, setSavedShownTo] = useState(shownTo);
  const { editor, ...frame } = usePostEditor(events, props, {
    content: eventForm,
    schema: async () => (await import('@engawa/contract/events/schemas')).eventDocument,
    shownAs: limited ? 'limited' : 'public',
    also: { audience },
    onSaved: (saved, mode) => {
      // The audience of a published event changes only by publishing.
      if (mode === 'publish' || saved.status === 'draft') setSavedShownTo(shownTo);
    },
    onNewest: (newest) => {
      const [isLimited, toWhom] = [isMeantLimited(newest), newest.post?.audience ?? nobody];
      setLimited(isLimited);
      setAudience(toWhom);
      setSavedShownTo(JSON.stringify({ limited: isLimited, audience: toWhom }));
    },
  });
  const { meta } = editor;

  return (
    <EditorFrame
      editor={editor}
      {...frame}
      publish={limited ? t('publishLimited') : undefined}
      alsoUnsaved={shownTo !== savedShownTo}
      besideButtons={
        <>
          {meta.id !== null && (
            <LinkButton
              to="/company/contents/preview/company-event/{-$event}"
              params={{ event: meta.id }}
              tone="quiet"
            >
              {common('preview')}
            </LinkButton>
          )}
        </>
      }
    >
      <EditorSection editor={editor} heading={t('content')} translate={translateContents}>
        <BilingualField editor={editor} field="title" />
        <BilingualField
          editor={editor}
          field="description"
          area={{ limit: contentLimits.text, rows: 8 }}
        />
        <PictureField editor={editor} name="jp.coverImage" shape="cover" className="max-w-112" />
      </EditorSection>
      <ScheduleSection editor={editor} />
      <AudienceSection
        limited={limited}
        onLimited={setLimited}
        audience={audience}
        onAudience={setAudience}
      />
    </EditorFrame>
  );
}
