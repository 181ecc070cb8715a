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
  /** What is on the screen, where that is not the company itself. */
  reported?: Reported;
}

/** For a student who has had enough of a company: telling us about it, and blocking it. */
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
