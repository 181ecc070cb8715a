import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { endpointQuery } from '../../../../shared/api/endpoint-query.ts';
import type { StoredFile } from '../../../../shared/api/sending/upload-file.ts';
import { useCommand } from '../../../../shared/api/use-command.ts';
import { language } from '../../../../shared/i18n/language.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { fileSize } from '../../../../ui/file/file-size.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { AskButton } from '../../../../ui/overlay/ask-button.tsx';
import type { Message, Side } from '../../sides.ts';
import { words as messageWords } from '../../words.ja.ts';
import { useRefreshThread } from '../use-refresh-thread.ts';

interface MessageFilesProps {
  side: Side;
  message: Message;
}

export const MessageFiles = ({ side, message }: MessageFilesProps) =>
  message.files.length > 0 && (
    <ul className="flex w-full flex-col gap-1.5">
      {message.files.map((file) => (
        <li key={file.id}>
          {file.mediaType.startsWith('image/') && <Picture side={side} file={file} />}
          <FileLine side={side} message={message} file={file} />
        </li>
      ))}
    </ul>
  );

/** Renewed well before the link expires after five minutes. */
const linkMs = 240_000;

function Picture({ side, file }: { side: Side; file: StoredFile }) {
  const t = useWords(messageWords);
  const { data } = useQuery(
    endpointQuery(side.link, { params: { id: file.id } }, { staleTime: linkMs, gcTime: linkMs }),
  );
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  return (
    <span className="mb-1 block min-h-24 w-fit min-w-24 overflow-hidden rounded border border-line bg-washi">
      {data && (
        <img
          src={data.url}
          alt={t('files.picture', { name: file.name })}
          onError={() => setBroken(true)}
          className="max-h-72 max-w-full"
        />
      )}
    </span>
  );
}

function FileLine({ side, message, file }: MessageFilesProps & { file: StoredFile }) {
  const t = useWords(messageWords);
  const [asking, setAsking] = useState(false);
  const refresh = useRefreshThread(side);
  const { id, name, bytes } = file;
  const open = useMutation({
    mutationFn: () => call(side.link, { params: { id } }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const { mutate, isPending } = useCommand(side.removeFile, {
    meta: { visibleResult: true },
    onSettled: () => {
      setAsking(false);
      return refresh();
    },
  });
  return (
    <div className="flex min-h-11 items-center gap-2 rounded border border-line bg-paper pl-3 text-sumi">
      <FileText aria-hidden className="size-5 shrink-0 text-sumi-2" />
      <span className="min-w-0 grow py-1 text-sm">
        <bdi className="block truncate font-semibold">{name}</bdi>
        <span className="block text-xs text-sumi-2 tabular-nums">{fileSize(bytes, language)}</span>
      </span>
      <span className="flex shrink-0">
        <IconButton
          icon={<Download aria-hidden />}
          label={t('files.download', { name })}
          onClick={() => open.mutate()}
        />
        {message.editableUntil && (
          <AskButton
            open={asking}
            onOpenChange={setAsking}
            title={t('files.askDelete', { name })}
            text={t('files.askDeleteText')}
            confirm={t('delete')}
            tone="danger"
            busy={isPending}
            onConfirm={() => mutate({ body: { id: message.id, fileId: id } })}
            button={
              <IconButton
                icon={<Trash2 aria-hidden />}
                label={t('files.delete', { name })}
                onClick={() => setAsking(true)}
              />
            }
          />
        )}
      </span>
    </div>
  );
}
