import { ChevronDown, Tags } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../../shared/i18n/words.ts';
import { Button, type ButtonProps } from '../../../../ui/button.tsx';
import type { Label } from '../../../../ui/labels/label.ts';
import type { Connect } from '../queries.ts';
import { words as companyConnectWords } from '../words.ja.ts';

const LabelsMenuPopup = lazy(async () => ({
  default: (await import('./labels-menu-popup.tsx')).LabelsMenuPopup,
}));

export interface LabelsMenuProps {
  labels: readonly Label[];
  chosen: readonly Connect[];
}

export function LabelsMenu(props: LabelsMenuProps) {
  const [wanted, setWanted] = useState(false);
  const before = <PutButton aria-haspopup="menu" onClick={() => setWanted(true)} />;
  return <Suspense fallback={before}>{wanted ? <LabelsMenuPopup {...props} /> : before}</Suspense>;
}

export function PutButton(props: ButtonProps) {
  const t = useWords(companyConnectWords);
  return (
    <Button {...props} size="small">
      <Tags aria-hidden className="size-4" />
      {t('labels.put')}
      <ChevronDown aria-hidden className="size-4 text-sumi-2" />
    </Button>
  );
}
