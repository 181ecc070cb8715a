import { linkStudentFile } from '@engawa/contract/files/student';
import { say } from '@engawa/contract/language';
import { attachResumeFile, deleteResumeFile } from '@engawa/contract/profile/student';
import { type ResumeSlotId, resumeSlots } from '@engawa/contract/reference/people/resume-slots';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { StoredFile } from '../../../shared/api/sending/upload-file.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { acceptOf, useUploads } from '../../../shared/upload/use-uploads.ts';
import { LeaveGuard } from '../../../ui/bound/leaving/leave-guard.tsx';
import { FileDrop } from '../../../ui/file/file-drop.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { AskButton } from '../../../ui/overlay/ask-button.tsx';
import { myAccountQuery } from '../frame/queries.ts';
import { words as resumeWords } from './words.ja.ts';

interface OwnFileProps {
  slot: ResumeSlotId;
  stored: StoredFile | undefined;
}

const visible = { meta: { visibleResult: true } };

export function OwnFile({ slot, stored }: OwnFileProps) {
  const t = useWords(resumeWords);
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: myAccountQuery.queryKey });
  const attach = useCommand(attachResumeFile, { ...visible, onSuccess: refresh });
  const { uploads, add, remove, retry, busy } = useUploads('resume', ({ id }) =>
    attach.mutate({ body: { slot, fileId: id } }),
  );
  return (
    <Field label={say(resumeSlots.byId(slot).name, language)}>
      {stored && uploads.length === 0 ? (
        <StoredResume slot={slot} stored={stored} onDeleted={refresh} />
      ) : (
        <FileDrop
          onFiles={add}
          items={uploads.map((one) => ({
            ...one,
            onRemove: () => remove(one.id),
            ...(one.error && { onRetry: () => retry(one.id) }),
          }))}
          accept={acceptOf('resume')}
          hint={t('files.formats')}
          disabled={attach.isPending}
        />
      )}
      <LeaveGuard unsaved={busy} />
    </Field>
  );
}

interface StoredResumeProps {
  slot: ResumeSlotId;
  stored: StoredFile;
  onDeleted: () => Promise<void>;
}

function StoredResume({ slot, stored, onDeleted }: StoredResumeProps) {
  const t = useWords(resumeWords);
  const [asking, setAsking] = useState(false);
  const { name } = stored;
  const open = useMutation({
    mutationFn: () => call(linkStudentFile, { params: { id: stored.id } }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const { mutate, isPending } = useCommand(deleteResumeFile, {
    ...visible,
    onSuccess: async () => {
      setAsking(false);
      await onDeleted();
    },
  });
  return (
    <div className="flex min-h-12 items-center rounded border border-line bg-paper py-0.5 pr-1 pl-3.5">
      <bdi className="min-w-0 grow truncate font-semibold">{name}</bdi>
      <IconButton
        icon={<Download aria-hidden />}
        label={t('files.download', { name })}
        onClick={() => open.mutate()}
      />
      <AskButton
        open={asking}
        onOpenChange={setAsking}
        title={t('files.askDelete', { name })}
        text={t('files.askDeleteText')}
        confirm={t('files.delete')}
        tone="danger"
        busy={isPending}
        onConfirm={() => mutate({ body: { slot } })}
        button={
          <IconButton
            icon={<Trash2 aria-hidden />}
            label={t('files.remove', { name })}
            onClick={() => setAsking(true)}
          />
        }
      />
    </div>
  );
}
