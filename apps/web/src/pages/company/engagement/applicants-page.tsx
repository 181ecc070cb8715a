import { ApplicantsScreen } from '../../../features/applicants/applicants-screen.tsx';
import { SentProfile } from './sent-profile.tsx';

export const ApplicantsPage = () => (
  <ApplicantsScreen route="/company/engagement/applicants" kind="here" profile={SentProfile} />
);
