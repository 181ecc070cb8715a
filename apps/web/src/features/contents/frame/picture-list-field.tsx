import type { PictureShapeId } from '@engawa/contract/files/picture-shapes';
import { useFieldArray } from 'react-hook-form';
import { PictureField, Slot } from './picture-field.tsx';
import type { Editor } from './use-content-form.ts';

interface PictureListFieldProps {
  editor: Editor;
  /** Such as `jp.services.0.companyProductImage`. */
  name: string;
  /** Under which key each item keeps its picture. */
  itemKey: string;
  max: number;
  shape: PictureShapeId;
  label: (number: number) => string;
}

/** Up to so many pictures, and a place for the next while there is room. */
export function PictureListField({
  editor,
  name,
  itemKey,
  max,
  shape,
  label,
}: PictureListFieldProps) {
  const { fields, append, remove } = useFieldArray({ control: editor.form.control, name });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map(({ id }, index) => (
        <PictureField
          key={id}
          editor={editor}
          name={`${name}.${index}.${itemKey}`}
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
          onChange={(id) => append({ [itemKey]: id })}
        />
      )}
    </div>
  );
}
