import type { Language } from '@engawa/contract/language';
import type { ReactNode } from 'react';
import { words as previewWords } from '../../../../features/contents/preview/words.ja.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { PhoneFrame } from '../../../../ui/display/phone-frame.tsx';
import { FormSkeleton } from '../../../../ui/feedback/form-skeleton.tsx';

interface LivePhoneProps {
  reader: Language;
  /** Neither language has content yet. */
  isEmpty: boolean;
  children: ReactNode;
}

export function LivePhone({ reader, isEmpty, children }: LivePhoneProps) {
  const t = useWords(previewWords);
  return (
    <PhoneFrame title={t('onPhone')} reader={reader}>
      {isEmpty && <p className="phrased p-6 text-center text-sumi-2">{t('nothingYet')}</p>}
      {!isEmpty && <div className="px-4 py-6">{children ?? <FormSkeleton />}</div>}
    </PhoneFrame>
  );
}
