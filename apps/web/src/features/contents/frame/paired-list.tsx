import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Editor } from './use-content-form.ts';
import { editorWords } from './words.ts';

interface PairedListProps {
  editor: Editor;
  /** The list in one language, such as `services`. */
  field: string;
  max: number;
  /** A new item, for either language. */
  blank: object;
  /** What an item is called, such as 事業 2. */
  name: (number: number) => string;
  add: string;
  empty?: ReactNode;
  /** Where tabs part the list: which items stand on the chosen one. */
  shows?: ((index: number) => boolean) | undefined;
  children: (index: number) => ReactNode;
}

/** Several of a kind in both languages: an item is added, moved and removed in both at once. */
export function PairedList({
  editor,
  field,
  max,
  blank,
  name,
  add,
  empty,
  shows = () => true,
  children,
}: PairedListProps) {
  const t = useWords(editorWords);
  const { control } = editor.form;
  const [inJapanese, inEnglish]: readonly [string, string] = [`jp.${field}`, `en.${field}`];
  const jp = useFieldArray({ control, name: inJapanese });
  const en = useFieldArray({ control, name: inEnglish });
  const both = (act: (list: typeof jp) => void) => [jp, en].forEach(act);
  return (
    <>
      {!jp.fields.some((_, index) => shows(index)) && empty}
      {jp.fields.map(({ id }, index) => {
        if (!shows(index)) return null;
        const itemName = name(index + 1);
        return (
          <fieldset
            key={id}
            className="flex min-w-0 flex-col gap-5 rounded border border-line p-4 sm:p-5"
          >
            <legend className="sr-only">{itemName}</legend>
            <div className="-mb-3 flex items-center gap-1">
              <span aria-hidden className="grow font-bold">
                {itemName}
              </span>
              {index > 0 && (
                <IconButton
                  icon={<ArrowUp aria-hidden />}
                  label={t('item.up', { name: itemName })}
                  onClick={() => both((list) => list.move(index, index - 1))}
                />
              )}
              <IconButton
                icon={<Trash2 aria-hidden />}
                label={t('item.remove', { name: itemName })}
                onClick={() => both((list) => list.remove(index))}
              />
            </div>
            {children(index)}
          </fieldset>
        );
      })}
      {jp.fields.length < max && (
        <Button
          className="self-start"
          onClick={() => both((list) => list.append(structuredClone(blank)))}
        >
          <Plus aria-hidden className="size-4" />
          {add}
        </Button>
      )}
    </>
  );
}
