import { PaySection } from '../pay/pay-section.tsx';
import type { JobSectionProps } from './job-section.ts';
import { OtherSection } from './other-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { SelectionSection } from './selection-section.tsx';

/** Sections below the fold; their code loads after the first ones. */
export function LowerSections({ editor }: JobSectionProps) {
  return (
    <>
      <PaySection editor={editor} />
      <PeopleSection editor={editor} />
      <SelectionSection editor={editor} />
      <OtherSection editor={editor} />
    </>
  );
}
