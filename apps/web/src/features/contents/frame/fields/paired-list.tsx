import type { ContentLanguage } from '@engawa/contract/language';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type FieldArray, type FieldArrayPath, useFieldArray } from 'react-hook-form';
import { nullToBlank } from '../../../../shared/form/blanks.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { useFocusOnAdded, withoutFocus } from '../../../../ui/bound/use-focus-on-added.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { ContentValues } from '../form/content-values.ts';
import type { Editor } from '../form/use-content-form.ts';
import type { ItemAt, PartsField } from '../names.ts';
import { words as editorWords } from '../words.ja.ts';

interface PairedListProps<Values extends ContentValues, Field extends PartsField<Values>> {
  editor: Editor<Values>;
  /** Name of the list within one language, for example `services`. */
  field: Field;
  max: number;
  /** Default values of a new item. */
  begins?: Partial<ItemAt<Values, `jp.${Field}`>> | undefined;
  name: (number: number) => string;
  add: string;
  empty?: ReactNode;
  /** For lists split by tabs: whether the selected tab shows the item. */
  shows?: ((index: number) => boolean) | undefined;
  children: (index: number) => ReactNode;
}

/** A list in both languages: adding, moving and removing an item affects both. */
export function PairedList<Values extends ContentValues, Field extends PartsField<Values>>({
  editor,
  field,
  max,
  begins,
  name,
  add,
  empty,
  shows = () => true,
  children,
}: PairedListProps<Values, Field>) {
  const t = useWords(editorWords);
  const { control } = editor.form;
  type List = FieldArrayPath<Values>;
  const nameIn = (language: ContentLanguage): string => `${language}.${field}`;
  const jp = useFieldArray({ control, name: nameIn('jp') as List });
  const en = useFieldArray({ control, name: nameIn('en') as List });
  const blank = () =>
    ({ ...nullToBlank(editor.outline.added[field]), ...begins }) as FieldArray<Values, List>;
  const { lastItem, noteAdding } = useFocusOnAdded<HTMLFieldSetElement>(jp.fields.length);
  const addOne = () => {
    noteAdding();
    both((list) => list.append(blank(), withoutFocus));
  };
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
            ref={index === jp.fields.length - 1 ? lastItem : undefined}
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
        <Button className="self-start" onClick={addOne}>
          <Plus aria-hidden className="size-4" />
          {add}
        </Button>
      )}
    </>
  );
}
