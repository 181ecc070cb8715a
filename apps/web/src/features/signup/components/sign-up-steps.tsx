import { useWords } from '../../../shared/i18n/words.ts';
import { Stepper } from '../../../ui/navigation/stepper.tsx';
import { words as signUpWords } from '../words.ja.ts';

export function SignUpSteps({ current }: { current: number }) {
  const t = useWords(signUpWords);
  return (
    <Stepper
      label={t('steps.label')}
      current={current}
      steps={[t('steps.person'), t('steps.mail'), t('steps.company')]}
    />
  );
}
