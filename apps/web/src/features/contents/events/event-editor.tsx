import { contentLimits } from '@engawa/contract/contents/limits';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { saveEvent, showEvent } from '@engawa/contract/events/company';
import { eventStatuses } from '@engawa/contract/reference/contents/event-statuses';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { EditorFrame } from '../frame/editor-frame.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import { BilingualField } from '../frame/fields/bilingual-field.tsx';
import { type OpenedPost, usePostForm } from '../frame/form/use-post-form.ts';
import { PictureField } from '../frame/pictures/picture-field.tsx';
import { translateContents } from '../frame/translation/translate-contents.ts';
import { words as editorWords } from '../frame/words.ja.ts';
import { AudienceSection } from './audience-section.tsx';
import { eventForm, isNobody, nobody } from './event-values.ts';
import { ScheduleSection } from './schedule-section.tsx';
import { words as eventWords } from './words.ja.ts';

type OpenedEvent = OpenedPost<ReplyOf<typeof showEvent>['event']>;

export async function openEvent(id: string): Promise<OpenedEvent> {
  if (id === 'new') return { images: [] };
  const { event: post, images } = await call(showEvent, { params: { id } });
  return { post, images };
}

/** A draft with an audience opens as limited: that is how it was meant to be published. */
const isMeantLimited = ({ post }: OpenedEvent): boolean =>
  post?.status === 'limited' || (post?.status === 'draft' && !isNobody(post.audience));

interface EventEditorProps {
  opened: OpenedEvent;
  owner: string;
  onCreated: (id: string) => void;
}

export function EventEditor({ opened, owner, onCreated }: EventEditorProps) {
  const t = useWords(eventWords);
  const frame = useWords(editorWords);
  const [limited, setLimited] = useState(isMeantLimited(opened));
  const [audience, setAudience] = useState(opened.post?.audience ?? nobody);
  const shownTo = JSON.stringify({ limited, audience });
  const [savedShownTo, setSavedShownTo] = useState(shownTo);
  const shownAs = limited ? 'limited' : 'public';
  const command = useCommand(saveEvent, { meta: { quiet: true } });
  const { editor, status } = usePostForm({
    owner,
    kind: 'event',
    opened,
    open: openEvent,
    content: eventForm,
    schema: async () => (await import('@engawa/contract/events/schemas')).eventDocument,
    save: async ({ id, version, document, inStep }, mode) => {
      const next = mode === 'publish' ? shownAs : 'draft';
      const body = { eventId: id, version, inStep, status: next, audience, ...document } as const;
      const saved = await command.mutateAsync({ body });
      // Who sees a live event changes only with publishing.
      if (mode === 'publish' || saved.status === 'draft') setSavedShownTo(shownTo);
      return saved;
    },
    onNewest: (newest) => {
      const [isLimited, toWhom] = [isMeantLimited(newest), newest.post?.audience ?? nobody];
      setLimited(isLimited);
      setAudience(toWhom);
      setSavedShownTo(JSON.stringify({ limited: isLimited, audience: toWhom }));
    },
    onCreated,
  });
  const { meta } = editor;
  const isShown = status === 'public' || status === 'limited';

  return (
    <EditorFrame
      editor={editor}
      heading={meta.id === null ? t('newEvent') : t('editEvent')}
      status={{ name: nameOf(eventStatuses, status), isShown }}
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
              {frame('preview')}
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
