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
  /** Label of an item, for example 言語 2. */
  name: (number: number) => string;
  add: string;
  /** Values of a new item. */
  blank: NoInfer<Item>;
  /** Shown while the list is empty. */
  empty?: ReactNode;
  children: (index: number) => ReactNode;
}

/** A list of items in a section, with buttons to add and remove. */
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
