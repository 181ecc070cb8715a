import { templateVariables } from '@engawa/contract/messages/variables';
import { Plus } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { words as messageWords } from '../words.ja.ts';
import { useVariableNames } from './use-variable-names.ts';

/** Puts a variable where the cursor is; the area gets the event that typing fires. */
function insert(area: HTMLTextAreaElement, variable: string): void {
  area.focus();
  area.setRangeText(`{${variable}}`, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** `areaOf` returns the text that was written in last. */
export function VariableChips({ areaOf }: { areaOf: () => HTMLTextAreaElement | null }) {
  const t = useWords(messageWords);
  const nameOf = useVariableNames();
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5">
      <legend className="mb-1 text-sm text-sumi-2">{t('templates.variables')}</legend>
      {templateVariables.map((one) => (
        <Button
          key={one}
          size="small"
          title={`{${one}}`}
          onClick={() => {
            const area = areaOf();
            if (area) insert(area, one);
          }}
        >
          <Plus aria-hidden className="size-3.5" />
          {nameOf(one)}
        </Button>
      ))}
    </fieldset>
  );
}
