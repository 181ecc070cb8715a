import { ApplicantsScreen } from '../../../features/applicants/applicants-screen.tsx';
import { ShownStudent } from './shown-student.tsx';

export function ApplicantsPage() {
  return (
    <ApplicantsScreen route="/company/engagement/applicants" kind="here" profile={ShownStudent} />
  );
}
