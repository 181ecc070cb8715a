import { AskForm } from '../../features/passwords/components/ask-form.tsx';

export function ForgetPasswordPage() {
  return <AskForm />;
}
