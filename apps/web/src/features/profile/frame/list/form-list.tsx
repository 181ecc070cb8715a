import type { ReactNode } from 'react';
import { useFocusOnAdded, withoutFocus } from '../../../../ui/bound/use-focus-on-added.ts';
import { AddButton } from './add-button.tsx';
import { ListItem } from './list-item.tsx';

interface FormListProps<Item> {
  /** The return value of `useFieldArray`. */
  list: {
    fields: readonly { id: string }[];
    append: (item: Item, options: typeof withoutFocus) => void;
    remove: (index: number) => void;
  };
  max: number;
  name: (number: number) => string;
  add: string;
  blank: NoInfer<Item>;
  empty?: ReactNode;
  children: (index: number) => ReactNode;
}

export function FormList<Item>({
  list,
  max,
  name,
  add,
  blank,
  empty,
  children,
}: FormListProps<Item>) {
  const { fields, append, remove } = list;
  const { lastItem, noteAdding } = useFocusOnAdded<HTMLFieldSetElement>(fields.length);
  const addOne = () => {
    noteAdding();
    append(blank, withoutFocus);
  };
  return (
    <>
      {fields.length === 0 && empty}
      {fields.map(({ id }, index) => (
        <ListItem
          key={id}
          ref={index === fields.length - 1 ? lastItem : undefined}
          name={name(index + 1)}
          onRemove={() => remove(index)}
        >
          {children(index)}
        </ListItem>
      ))}
      <AddButton label={add} full={fields.length >= max} onAdd={addOne} />
    </>
  );
}
