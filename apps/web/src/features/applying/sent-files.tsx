import type { SentProfile } from '@engawa/contract/applications/schemas';
import { linkStudentFile } from '@engawa/contract/files/student';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { call } from '../../shared/api/call.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { words as applyingWords } from './words.ja.ts';

/** What was sent besides the profile, to download. */
export function SentFiles({ sent }: { sent: Pick<SentProfile, 'documents' | 'files'> }) {
  const files = [...sent.documents.map(({ file }) => file), ...sent.files];
  if (files.length === 0) return null;
  return (
    <ul className="text-sm">
      {files.map(({ id, name }) => (
        <SentFile key={id} id={id} name={name} />
      ))}
    </ul>
  );
}

function SentFile({ id, name }: { id: string; name: string }) {
  const t = useWords(applyingWords);
  const open = useMutation({
    mutationFn: () => call(linkStudentFile, { params: { id } }),
    onSuccess: ({ url }) => location.assign(url),
  });
  return (
    <li>
      <button
        type="button"
        aria-label={t('list.download', { name })}
        onClick={() => open.mutate()}
        className="flex min-h-11 w-full cursor-pointer items-center gap-2 text-left text-ai hover:underline"
      >
        <Download aria-hidden className="size-4 shrink-0" />
        <bdi className="min-w-0 grow [overflow-wrap:anywhere]">{name}</bdi>
      </button>
    </li>
  );
}
