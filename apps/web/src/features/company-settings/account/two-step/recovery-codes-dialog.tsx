import { product } from '@engawa/contract/product';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../../../shared/i18n/words.ts';
import { useCompanyAccount } from '../../../../shared/session/use-session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { words as accountWords } from '../words.ja.ts';
import { saveText } from './save-text.ts';

interface RecoveryCodesDialogProps {
  title: string;
  codes: readonly string[];
  onKept: () => void;
}

/** The codes are shown only once, so it closes only after the person confirms having saved them. */
export function RecoveryCodesDialog({ title, codes, onKept }: RecoveryCodesDialogProps) {
  const t = useWords(accountWords);
  const account = useCompanyAccount();
  const [isKept, setKept] = useState(false);
  const [copied, setCopied] = useState<string>();
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(t('twoStep.copied')),
      () => setCopied(t('twoStep.notCopied')),
    );
  const save = () => {
    const heading = t('twoStep.fileHeading', {
      product: product.name,
      email: account?.email ?? '',
    });
    saveText(`${product.name.toLowerCase()}-recovery-codes.txt`, [heading, '', ...codes]);
  };
  return (
    <Dialog
      open
      mustAnswer
      onOpenChange={() => undefined}
      title={title}
      description={t('twoStep.codesText')}
      footer={
        <Button tone="primary" disabled={!isKept} onClick={onKept}>
          {t('twoStep.done')}
        </Button>
      }
    >
      <ul
        aria-label={t('twoStep.codes')}
        className="grid grid-cols-1 gap-x-6 gap-y-1 rounded bg-washi px-4 py-3 font-semibold tracking-wider tabular-nums xs:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button size="small" onClick={() => void copy()}>
          <Copy aria-hidden className="size-4.5" />
          {t('twoStep.copy')}
        </Button>
        <Button size="small" onClick={save}>
          <Download aria-hidden className="size-4.5" />
          {t('twoStep.download')}
        </Button>
        <output className="text-sm text-sumi-2 empty:hidden">{copied}</output>
      </div>
      <Checkbox
        className="mt-4"
        label={t('twoStep.kept')}
        checked={isKept}
        onChange={(event) => setKept(event.target.checked)}
      />
    </Dialog>
  );
}
