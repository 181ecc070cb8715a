import { ApplicantsScreen } from '../../../features/applicants/applicants-screen.tsx';
import { SentProfile } from './sent-profile.tsx';

export function ApplicantsPage() {
  return (
    <ApplicantsScreen route="/company/engagement/applicants" kind="here" profile={SentProfile} />
  );
}
