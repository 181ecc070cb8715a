import type { Language } from '@engawa/contract/language';
import type { StudentView } from '@engawa/contract/profile/student-view';
import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import { words as studentViewWords } from '../words.ja.ts';
import { CareerPart } from './career-part.tsx';
import { EducationPart } from './education-part.tsx';
import { Headline } from './headline.tsx';
import { LanguagesPart } from './languages-part.tsx';
import { LinksPart } from './links-part.tsx';
import { ProfileSection } from './profile-section.tsx';
import { WorkPart } from './work-part.tsx';

interface StudentViewProps {
  student: StudentView;
  /** The language of the labels around the student's own texts. */
  reader: Language;
}

/** A student as companies see them; the student's preview uses this component too. */
export function StudentView({ student, reader }: StudentViewProps) {
  const t = useWords(studentViewWords, reader);
  const { story } = student;
  return (
    <Card>
      <article lang={reader} className="divide-y divide-line">
        <Headline student={student} reader={reader} />
        <CareerPart career={student.career} reader={reader} />
        {story.strength && (
          <ProfileSection heading={t('strength')}>
            <Text>{story.strength}</Text>
          </ProfileSection>
        )}
        <EducationPart education={student.education} reader={reader} />
        <LanguagesPart languages={student.languages} reader={reader} />
        {story.highlight && (
          <ProfileSection heading={t('highlight')}>
            <Text>{story.highlight}</Text>
          </ProfileSection>
        )}
        {story.skills && (
          <ProfileSection heading={t('skills')}>
            <Text>{story.skills}</Text>
          </ProfileSection>
        )}
        {student.career.careerVision && (
          <ProfileSection heading={t('careerVision')}>
            <Text>{student.career.careerVision}</Text>
          </ProfileSection>
        )}
        <WorkPart experiences={student.workExperiences} reader={reader} />
        <LinksPart links={student.links} reader={reader} />
      </article>
    </Card>
  );
}

const Text = ({ children }: { children: string }) => (
  <p dir="auto" className="break-words whitespace-pre-line">
    {children}
  </p>
);
