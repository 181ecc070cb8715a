import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { SaveBarFrame } from '../../../ui/bars/save-bar-frame.tsx';
import { LeaveGuard } from '../../../ui/bound/leaving/leave-guard.tsx';
import { useWideWindow } from '../../../ui/display/use-wide-window.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { useSnackbar } from '../../../ui/feedback/use-snackbar.ts';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { ConditionNote } from './fields/condition-note.tsx';
import type { ContentValues } from './form/content-values.ts';
import type { Editor } from './form/use-content-form.ts';
import { useFirstFault } from './form/use-first-fault.ts';
import { PictureShelfProvider } from './pictures/picture-shelf.tsx';
import { SaveBar } from './save-bar.tsx';
import { type IndexedSection, SectionIndex } from './section-index.tsx';
import { LanguageChoice, LanguageTabs } from './translation/language-choice.tsx';
import { TranslateMissing } from './translation/translate-missing.tsx';
import type { TranslateCall } from './translation/use-translation.ts';
import { words as editorWords } from './words.ja.ts';

const CompareDialog = lazy(async () => ({
  default: (await import('./conflict/compare-dialog.tsx')).CompareDialog,
}));

interface EditorFrameProps<Values extends ContentValues> {
  editor: Editor<Values>;
  heading: string;
  /** Overrides the default introduction about drafts and publishing. */
  intro?: ReactNode;
  /** The current status, and whether students see the content. */
  status: { name: string; isShown: boolean };
  publish?: string | undefined;
  /** Beside the buttons, for example a link to the preview. */
  besideButtons?: ReactNode;
  /** Table of contents, for long editors. */
  index?: readonly IndexedSection[] | undefined;
  preview?: ReactNode;
  /** The endpoint that translates the content's texts. */
  translate?: TranslateCall | undefined;
  /** Something besides the document is unsaved, for example the audience. */
  alsoUnsaved?: boolean | undefined;
  children: ReactNode;
}

export function EditorFrame<Values extends ContentValues>({
  editor,
  heading,
  intro: ownIntro,
  status,
  publish,
  besideButtons,
  index,
  preview,
  translate,
  alsoUnsaved = false,
  children,
}: EditorFrameProps<Values>) {
  const t = useWords(editorWords);
  const intro = ownIntro ?? (status.isShown ? t('intro.shown') : t('intro.draft'));
  const fault = useFirstFault(editor);
  const snackbar = useSnackbar();
  const { element, alert, restored, conflict, state, busy, meta } = editor;
  const isUnsaved = alsoUnsaved || state !== 'saved';
  const [touched, setTouched] = useState(isUnsaved);
  // Once visible, the buttons stay.
  if (isUnsaved && !touched) setTouched(true);

  const hasRoom = useWideWindow() && preview !== undefined;

  async function publishNow() {
    if (await editor.submit('publish')) snackbar.show({ ok: true, message: t('published') });
  }

  return (
    <LanguageChoice>
      <PictureShelfProvider images={meta.images}>
        <div className={hasRoom ? 'mx-auto flex w-full max-w-[100rem] items-start' : ''}>
          <form
            ref={element}
            noValidate
            aria-label={heading}
            onSubmit={(event) => event.preventDefault()}
            className={`flex w-full flex-col gap-5 px-4 pt-6 sm:px-6 sm:pt-8 ${hasRoom ? 'min-w-0' : 'mx-auto max-w-[74rem]'}`}
          >
            <div className="flex flex-wrap items-start justify-between gap-3">
              <div className="min-w-0">
                <h1 className="text-2xl font-bold">{heading}</h1>
                <p className="phrased mt-1 text-sumi-2">{intro}</p>
              </div>
              <Tag tone={status.isShown ? 'good' : 'wood'}>{status.name}</Tag>
            </div>
            <LanguageTabs />
            {translate && <TranslateMissing editor={editor} call={translate} />}
            {index && <SectionIndex sections={index} />}
            {restored && (
              <output className="rounded bg-ai-soft px-4 py-3 text-sm text-ai-2">
                {t('restored')}
              </output>
            )}
            {children}
            <ConditionNote editor={editor} />
            <SaveBarFrame
              isNeeded={isUnsaved || meta.hasChanges || busy !== undefined || alert !== undefined}
              otherwise="at-end"
              className="-mx-4 flex flex-col gap-3 sm:-mx-6"
            >
              <FormAlert message={alert} />
              <SaveBar
                state={state}
                fault={fault}
                busy={busy}
                isPublished={status.isShown}
                hasChanges={meta.hasChanges}
                touched={touched || alsoUnsaved}
                publish={publish}
                onSave={() => void editor.submit('draft')}
                onPublish={() => void publishNow()}
              >
                {besideButtons}
              </SaveBar>
            </SaveBarFrame>
          </form>
          {hasRoom && (
            <aside className="sticky top-[var(--top-bar,3.75rem)] w-100 shrink-0 pt-8 pr-6">
              <Suspense fallback={<FormSkeleton />}>{preview}</Suspense>
            </aside>
          )}
        </div>
        <Suspense>
          {conflict.comparing && (
            <CompareDialog
              clashes={conflict.comparing.clashes}
              taken={conflict.comparing.taken}
              outline={editor.outline}
              onResolve={conflict.resolve}
            />
          )}
        </Suspense>
      </PictureShelfProvider>
      <LeaveGuard unsaved={isUnsaved} />
    </LanguageChoice>
  );
}
