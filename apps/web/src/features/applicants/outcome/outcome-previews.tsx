import type { previewOutcomes } from '@engawa/contract/applications/outcomes';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { useWords } from '../../../shared/i18n/words.ts';
import { words as applicantWords } from '../words.ja.ts';

interface OutcomePreviewsProps {
  previews: ReplyOf<typeof previewOutcomes>['previews'];
  note: string;
}

export function OutcomePreviews({ previews, note }: OutcomePreviewsProps) {
  const t = useWords(applicantWords);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-sumi-2">{note}</p>
      {previews.map(({ id, name, text }, at) => (
        <details key={id} open={at === 0} className="rounded border border-line">
          <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
            {t('outcome.previewOf', { name: name ?? t('unavailable') })}
          </summary>
          <p dir="auto" className="border-t border-line px-4 py-3 break-words whitespace-pre-line">
            {text}
          </p>
        </details>
      ))}
    </div>
  );
}
