import { AskForm } from '../../features/password-reset/components/ask-form.tsx';

export function ForgetPasswordPage() {
  return <AskForm />;
}
