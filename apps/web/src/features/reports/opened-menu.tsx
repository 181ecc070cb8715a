import { Ban, Flag } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { RowMenu } from '../../ui/overlay/row-menu.tsx';
import { BlockQuestion } from './block-question.tsx';
import { ReportDialog, type Reported } from './report-dialog.tsx';
import { words as reportingWords } from './words.ja.ts';

export interface CompanyMenuProps {
  companyId: string;
  name: string;
  /** The item on the screen, if it is not the company itself. */
  reported?: Reported;
}

export function OpenedMenu({ companyId, name, reported }: CompanyMenuProps) {
  const t = useWords(reportingWords);
  const [open, setOpen] = useState<'report' | 'block'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <RowMenu
        label={t('menu', { name })}
        actions={[
          { label: t('report'), icon: <Flag />, onSelect: () => setOpen('report') },
          { label: t('block'), icon: <Ban />, danger: true, onSelect: () => setOpen('block') },
        ]}
      />
      {open === 'report' && (
        <ReportDialog reported={reported ?? { about: 'company', id: companyId }} onClose={close} />
      )}
      {open === 'block' && <BlockQuestion {...{ companyId, name }} onClose={close} />}
    </>
  );
}
