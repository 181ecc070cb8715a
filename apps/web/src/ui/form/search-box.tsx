import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { TextInput } from './text-input.tsx';

interface SearchBoxProps {
  label: string;
  word: string;
  onWord: (word: string) => void;
}

/** A free word for a list, which is read again on Enter and when the box is emptied. */
export function SearchBox({ label, word, onWord }: SearchBoxProps) {
  const [typed, setTyped] = useState(word);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onWord(typed.trim());
  };
  return (
    <search className="w-full sm:w-72">
      <form onSubmit={submit}>
        <TextInput
          type="search"
          lead={<Search />}
          aria-label={label}
          placeholder={label}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            if (event.target.value === '') onWord('');
          }}
        />
      </form>
    </search>
  );
}
