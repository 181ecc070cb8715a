import { blockCompany, showStudentSettings } from '@engawa/contract/settings/student';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCommand } from '../../shared/api/use-command.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { useSnackbar } from '../../ui/feedback/use-snackbar.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { words as reportingWords } from './words.ja.ts';

interface BlockQuestionProps {
  companyId: string;
  name: string;
  onClose: () => void;
}

/** Explains what a block ends, then blocks. The company's pages are unavailable afterwards. */
export function BlockQuestion({ companyId, name, onClose }: BlockQuestionProps) {
  const t = useWords(reportingWords);
  const client = useQueryClient();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const toSettings = () => void navigate({ to: '/talent/settings/$ed', params: { ed: 'blocked' } });
  const { mutate, isPending } = useCommand(blockCompany, {
    onSuccess: async ({ message }) => {
      client.removeQueries({ queryKey: [showStudentSettings.id] });
      await navigate({ to: '/talent/connect' });
      const action = { label: t('settings'), run: toSettings };
      snackbar.show({ ok: true, message: message ?? '', action });
    },
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('askBlock.title', { name })}
      text={t('askBlock.text')}
      confirm={t('block')}
      tone="danger"
      busy={isPending}
      onConfirm={() => mutate({ body: { companyId } })}
    />
  );
}
