import { say } from '@engawa/contract/language';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { ChoiceList } from '../../../ui/form/choice-list.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { tryAsQuery } from '../queries.ts';
import type { CompanySignIn } from '../use-company-sign-in.ts';
import { words as companySignInWords } from '../words.ja.ts';

export function TryAs({ signIn, busy }: Pick<CompanySignIn, 'signIn' | 'busy'>) {
  const t = useWords(companySignInWords);
  const { data: people } = useQuery(tryAsQuery);
  const [alert, setAlert] = useState<string>();
  if (!people) return null;

  function choose(email: string): void {
    const person = people?.find((one) => one.email === email);
    setAlert(undefined);
    if (!person) return;
    signIn({ email, password: person.password }).catch((failure: Error) =>
      setAlert(failure.message),
    );
  }

  return (
    <section className="mt-8 border-t border-line pt-6">
      <h2 className="font-bold">{t('tryAs.heading')}</h2>
      <p className="mt-1 mb-3 text-sm text-sumi-2">{t('tryAs.text')}</p>
      <FormAlert message={alert} />
      <ChoiceList
        label={t('tryAs.list')}
        disabled={busy}
        onChoose={choose}
        choices={people.map(({ email, name, note }) => ({
          id: email,
          label: name,
          hint: say(note, language),
          lead: <Avatar name={name} alt="" />,
        }))}
      />
    </section>
  );
}
