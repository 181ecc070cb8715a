import { messageLimits } from '@engawa/contract/messages/limits';
import { countCharacters } from '@engawa/contract/text/text-length';
import { Paperclip, SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { StoredFile } from '../../../shared/api/sending/upload-file.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { acceptOf } from '../../../shared/upload/use-uploads.ts';
import { Button } from '../../../ui/button.tsx';
import { FileRow } from '../../../ui/file/file-row.tsx';
import { inputStyle } from '../../../ui/form/input-style.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Side } from '../sides.ts';
import { words as messageWords } from '../words.ja.ts';
import { sendsOnEnter } from './sends-on-enter.ts';
import { useAttachments } from './use-attachments.ts';

interface ComposerProps {
  side: Side;
  text: string;
  onText: (text: string) => void;
  onSend: (text: string | null, files: readonly StoredFile[]) => void;
  /** The reason why the text cannot be sent; undefined if it can. */
  refuses?: (text: string) => string | undefined;
  lead?: ReactNode;
  tools?: ReactNode;
}

export function Composer({
  side,
  text,
  onText: setText,
  onSend,
  refuses,
  lead,
  tools,
}: ComposerProps) {
  const t = useWords(messageWords);
  const [alert, setAlert] = useState<string>();
  const attachments = useAttachments(side);
  const area = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const said = text.trim();
  const over = countCharacters(said) - messageLimits.text;
  const isReady = (said !== '' || attachments.files.length > 0) && over <= 0;

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    if (!isReady || attachments.busy) return;
    const why = attachments.failed ? t('files.failed') : refuses?.(said);
    setAlert(why);
    if (why === undefined) {
      onSend(said || null, attachments.files);
      setText('');
      attachments.clear();
    }
    area.current?.focus();
  }

  function pressed(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (sendsOnEnter(event.nativeEvent)) {
      event.preventDefault();
      submit();
    }
  }

  return (
    // Dropping files is an addition to the button, which handles keyboard and click.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      onSubmit={submit}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        attachments.add([...event.dataTransfer.files]);
      }}
      className="flex flex-col gap-2"
    >
      {attachments.items.length > 0 && (
        <ul aria-label={t('files.list')} className="space-y-2">
          {attachments.items.map((item) => (
            <FileRow key={item.id} item={item} />
          ))}
        </ul>
      )}
      {alert && (
        <p role="alert" className="text-sm font-semibold text-kaki-ink">
          {alert}
        </p>
      )}
      {over > 0 && (
        <p role="alert" className="text-sm font-semibold text-kaki-ink">
          {t('tooLong', { count: over })}
        </p>
      )}
      {(lead || tools) && (
        <div className="flex flex-wrap items-center">
          {lead}
          {tools}
        </div>
      )}
      <div className="flex items-end gap-1">
        <input
          ref={picker}
          type="file"
          multiple
          accept={acceptOf('message')}
          aria-label={t('files.choose')}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            attachments.add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <IconButton
          icon={<Paperclip aria-hidden />}
          label={t('files.attach')}
          title={t('files.hint', { count: messageLimits.files })}
          onClick={() => picker.current?.click()}
        />
        <div className="flex min-w-0 grow items-end gap-2">
          <textarea
            ref={area}
            rows={1}
            value={text}
            aria-label={t('write')}
            placeholder={t('write')}
            onChange={(event) => {
              setText(event.target.value);
              setAlert(undefined);
            }}
            onKeyDown={pressed}
            onPaste={(event) => {
              const pasted = [...event.clipboardData.files];
              if (pasted.length > 0) {
                event.preventDefault();
                attachments.add(pasted);
              }
            }}
            className={`field-sizing-content max-h-[min(30dvh,12rem)] resize-none ${inputStyle}`}
          />
          <Button
            type="submit"
            tone="primary"
            aria-disabled={!isReady}
            busy={attachments.busy}
            className={`shrink-0 px-4! ${isReady ? '' : 'opacity-60'}`}
          >
            <SendHorizontal aria-hidden className="size-4 max-xs:hidden" />
            {t('send')}
          </Button>
        </div>
      </div>
    </form>
  );
}
