import { useState } from 'react';
import { MailSent } from '../../../features/signup/components/mail-sent.tsx';
import { type Person, PersonForm } from '../../../features/signup/components/person-form.tsx';
import { SignUpSteps } from '../../../features/signup/components/sign-up-steps.tsx';
import { Card } from '../../../ui/card.tsx';

const nobody: Person = { name: '', email: '' };

export function Step1Page() {
  const [person, setPerson] = useState(nobody);
  const [sent, setSent] = useState(false);
  return (
    <div className="mx-auto w-full max-w-[36rem] px-4 py-8 sm:py-12">
      <SignUpSteps current={sent ? 1 : 0} />
      <Card className="mt-6 p-6 sm:p-8">
        {sent ? (
          <MailSent person={person} onAgain={() => setSent(false)} />
        ) : (
          <PersonForm
            person={person}
            onSent={(given) => {
              setPerson(given);
              setSent(true);
            }}
          />
        )}
      </Card>
    </div>
  );
}
