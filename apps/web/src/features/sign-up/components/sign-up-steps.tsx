import { useMessages } from '../../../shared/i18n/messages.ts';
import { Stepper } from '../../../ui/navigation/stepper.tsx';
import { signUpMessages } from '../messages.ts';

export function SignUpSteps({ current }: { current: number }) {
  const t = useMessages(signUpMessages);
  return (
    <Stepper
      label={t('steps.label')}
      current={current}
      steps={[t('steps.person'), t('steps.mail'), t('steps.company')]}
    />
  );
}
