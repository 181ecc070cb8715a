import { useStudentAccount } from '../../../shared/session/use-session.ts';
import { UndeliverableNote } from '../shell/undeliverable-note.tsx';

export function StudentNote() {
  const account = useStudentAccount();
  if (!account?.emailUndeliverable) return null;
  return <UndeliverableNote email={account.email} to="/talent/settings" />;
}
