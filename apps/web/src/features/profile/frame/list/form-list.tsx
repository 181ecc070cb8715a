import type { ReactNode } from 'react';
import { useFocusOnAdded, withoutFocus } from '../../../../ui/bound/use-focus-on-added.ts';
import { AddButton } from './add-button.tsx';
import { ListItem } from './list-item.tsx';

interface FormListProps<Item> {
  /** As `useFieldArray` gives it. */
  list: {
    fields: readonly { id: string }[];
    append: (item: Item, options: typeof withoutFocus) => void;
    remove: (index: number) => void;
  };
  /** No more than this many. */
  max: number;
  /** What an item is called, such as 言語 2. */
  name: (number: number) => string;
  add: string;
  /** What a new item says already. */
  blank: NoInfer<Item>;
  /** Stands there while the list has nothing. */
  empty?: ReactNode;
  children: (index: number) => ReactNode;
}

/** Several of a kind in a section, each to be taken out, and a way to one more. */
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
