import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { TextInput } from './text-input.tsx';

interface SearchBoxProps {
  label: string;
  hint?: string;
  word: string;
  onWord: (word: string) => void;
  maxLength?: number;
  className?: string;
}

/** Search field of a list; applies on Enter and when it is cleared. */
export function SearchBox({
  label,
  hint = label,
  word,
  onWord,
  className = 'w-full sm:w-72',
  ...field
}: SearchBoxProps) {
  const [typed, setTyped] = useState(word);
  const [searched, setSearched] = useState(word);
  // The word was changed from outside, by a chip or by Back: shows it and keeps the focus.
  if (word !== searched) {
    setSearched(word);
    setTyped(word);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onWord(typed.trim());
  };
  return (
    <search className={className}>
      <form onSubmit={submit}>
        <TextInput
          type="search"
          enterKeyHint="search"
          lead={<Search />}
          aria-label={label}
          placeholder={hint}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            if (target.value === '') onWord('');
          }}
          {...field}
        />
      </form>
    </search>
  );
}
