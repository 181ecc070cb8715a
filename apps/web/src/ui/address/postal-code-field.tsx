import type { ReplyOf } from '@engawa/contract/endpoint';
import type { findCompanyAddress } from '@engawa/contract/postal-codes/company';
import type { findStudentAddress } from '@engawa/contract/postal-codes/student';
import { useRef, useState } from 'react';
import type { FieldPathValue, FieldValues } from 'react-hook-form';
import { call } from '../../shared/api/call.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { BoundField, type BoundProps } from '../bound/fields/bound-field.tsx';
import type { TextName } from '../bound/names.ts';
import { TextInput } from '../form/text-input.tsx';
import { words as addressWords } from './words.ja.ts';

type Found = NonNullable<ReplyOf<typeof findStudentAddress>['address']>;
type Outcome = { kind: 'filled' | 'notFound' | 'failed' } | { kind: 'found'; address: string };

interface PostalCodeFieldProps<Values extends FieldValues>
  extends Omit<BoundProps<Values, TextName<Values>>, 'hint'> {
  endpoint: typeof findStudentAddress | typeof findCompanyAddress;
  placeholder: string;
  /** The fields to fill in: the address and, if needed, its reading. */
  address: TextName<Values>;
  addressKana?: TextName<Values> | undefined;
}

export function PostalCodeField<Values extends FieldValues>({
  endpoint,
  placeholder,
  address,
  addressKana,
  ...field
}: PostalCodeFieldProps<Values>) {
  const t = useWords(addressWords);
  const { form, name } = field;
  const input = form.register(name);
  const filled = useRef(new Map<string, string>());
  const asked = useRef('');
  const [outcome, setOutcome] = useState<Outcome>();

  async function look(typed: string): Promise<void> {
    const code = digitsOf(typed);
    if (code === asked.current) return;
    asked.current = code;
    setOutcome(undefined);
    if (code.length !== 7) return;
    const answer = await call(endpoint, { params: { code } }).then(
      (reply) => ({ found: reply.address }),
      () => undefined,
    );
    // Ignores an answer for a code that has been changed since.
    if (asked.current === code) setOutcome(answer ? outcomeOf(answer.found) : { kind: 'failed' });
  }

  /** Fills a field that is empty or still has the text filled in before. */
  function fill(into: TextName<Values>, text: string): boolean {
    const now: string = form.getValues(into);
    if (now !== '' && now !== filled.current.get(into)) return false;
    filled.current.set(into, text);
    form.setValue(into, text as FieldPathValue<Values, TextName<Values>>, { shouldDirty: true });
    return true;
  }

  function outcomeOf(found: Found | null): Outcome {
    if (!found) return { kind: 'notFound' };
    const text = `${found.prefecture}${found.city}${found.town}`;
    const kana = found.kana && wordsOf(found.kana);
    const done = [fill(address, text), addressKana && kana && fill(addressKana, kana)];
    return done.some(Boolean) ? { kind: 'filled' } : { kind: 'found', address: text };
  }

  return (
    <div>
      <BoundField {...field} hint={t('hint')}>
        <TextInput
          autoComplete="postal-code"
          inputMode="numeric"
          placeholder={placeholder}
          className="max-w-48"
          {...input}
          onChange={(event) => {
            void input.onChange(event);
            void look(event.target.value);
          }}
        />
      </BoundField>
      <output className="mt-1.5 block text-sm text-sumi-2 empty:hidden">
        {outcome?.kind === 'filled' && t('filled')}
        {outcome?.kind === 'found' && t('found', { address: outcome.address })}
        {outcome?.kind === 'notFound' && t('notFound')}
        {outcome?.kind === 'failed' && t('failed')}
      </output>
    </div>
  );
}

const digitsOf = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '');

const wordsOf = ({ prefecture, city, town }: NonNullable<Found['kana']>): string =>
  [prefecture, city, town].filter(Boolean).join(' ');
