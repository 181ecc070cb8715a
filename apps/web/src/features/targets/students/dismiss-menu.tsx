import { say } from '@engawa/contract/language';
import { dismissalReasons } from '@engawa/contract/targets/dismissals';
import { CircleSlash } from 'lucide-react';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { useSnackbar } from '../../../ui/feedback/use-snackbar.ts';
import { RowMenu } from '../../../ui/overlay/row-menu.tsx';
import type { TargetStudent } from '../queries.ts';
import { useDismiss, useRestore } from '../use-target-commands.ts';
import { words as targetWords } from '../words.ja.ts';

interface DismissMenuProps {
  settingId: string;
  student: Pick<TargetStudent, 'studentId' | 'name'>;
  onDone: () => void;
}

export function DismissMenu({ settingId, student, onDone }: DismissMenuProps) {
  const t = useWords(targetWords);
  const { show } = useSnackbar();
  const dismiss = useDismiss();
  const restore = useRestore();
  const { studentId, name } = student;
  const who = { index: settingId, studentId };
  return (
    <RowMenu
      label={t('dismissOf', { name })}
      actions={dismissalReasons.entries.map((reason) => ({
        label: say(reason.name, language),
        icon: <CircleSlash aria-hidden />,
        onSelect: () =>
          dismiss.runThen({ body: { ...who, reason: reason.id } }, () => {
            onDone();
            show({
              ok: true,
              message: t('dismissed', { name }),
              action: { label: t('undo'), run: () => restore.mutate({ body: who }) },
            });
          }),
      }))}
    />
  );
}
