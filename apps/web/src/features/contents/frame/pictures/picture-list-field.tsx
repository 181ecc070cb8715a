import type { PictureShapeId } from '@engawa/contract/files/picture-shapes';
import { type FieldArray, type FieldArrayPath, useFieldArray } from 'react-hook-form';
import type { ContentValues } from '../form/content-values.ts';
import type { Editor } from '../form/use-content-form.ts';
import type { ItemAt, PictureListName, PictureName } from '../names.ts';
import { PictureField, Slot } from './picture-field.tsx';

interface PictureListFieldProps<
  Values extends ContentValues,
  Name extends PictureListName<Values>,
> {
  editor: Editor<Values>;
  /** For example `jp.services.0.companyProductImage`. */
  name: Name;
  /** The key under which each item stores its picture id. */
  itemKey: keyof ItemAt<Values, Name> & string;
  max: number;
  shape: PictureShapeId;
  label: (number: number) => string;
}

export function PictureListField<
  Values extends ContentValues,
  Name extends PictureListName<Values>,
>({ editor, name, itemKey, max, shape, label }: PictureListFieldProps<Values, Name>) {
  type List = FieldArrayPath<Values>;
  const { fields, append, remove } = useFieldArray({
    control: editor.form.control,
    name: name as string as List,
  });
  const added = (id: string) => ({ [itemKey]: id }) as FieldArray<Values, List>;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map(({ id }, index) => (
        <PictureField
          key={id}
          editor={editor}
          name={`${name}.${index}.${itemKey}` as PictureName<Values>}
          shape={shape}
          label={label(index + 1)}
          onRemove={() => remove(index)}
        />
      ))}
      {fields.length < max && (
        <Slot
          key={`next-${fields.length}`}
          id=""
          error={undefined}
          shape={shape}
          label={label(fields.length + 1)}
          onChange={(id) => append(added(id))}
        />
      )}
    </div>
  );
}
