import type { RequestTemplates } from '../../../features/connect/company/requests/ask-dialog.tsx';
import { StudentConnect } from '../../../features/connect/company/student-connect.tsx';
import { TemplateMenu } from '../../../features/messages/templates/template-menu.tsx';
import { ConnectRequestsRoom } from '../../../features/plan/connect-requests-room.tsx';
import { SaveStudent } from '../../../features/save-lists/saving/save-student.tsx';
import type { StudentParts } from '../../../features/student-pages/student-screen.tsx';
import { WriteLink } from '../../../features/student-pages/write-link.tsx';
import { useCompanyAccount } from '../../../shared/session/use-session.ts';

/** The company's message templates, to start a connect request from. */
const Templates: RequestTemplates = ({ name, jobs, onChoose }) => {
  const account = useCompanyAccount();
  const values = {
    name,
    jobs,
    company: account?.companyName ?? null,
    me: account?.name ?? null,
  };
  return <TemplateMenu values={values} onChoose={onChoose} />;
};

/** A company's actions on a student. Interviewers can only write. */
export const StudentActions: StudentParts['Actions'] = ({ history, recruiting }) => {
  const { connect, saved } = history;
  const { studentId, name, threadId, state } = connect;
  if (!recruiting) return threadId ? <WriteLink id={threadId} /> : null;
  return (
    <StudentConnect connect={connect} room={<ConnectRequestsRoom />} Templates={Templates}>
      {/* Connected students have a "write" button beside the connection already. */}
      {threadId && state !== 'connected' && <WriteLink id={threadId} />}
      <SaveStudent student={{ id: studentId, name }} saved={saved.length > 0} />
    </StudentConnect>
  );
};
