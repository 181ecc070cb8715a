import type { ProfileSectionId } from '@engawa/contract/profile/sections';
import type { IndustryId } from '@engawa/contract/reference/companies/industries';
import type { EmploymentTypeId } from '@engawa/contract/reference/jobs/employment-types';
import type {
  JobCategoryId,
  JobSubcategoryId,
} from '@engawa/contract/reference/jobs/job-categories';
import type { JlptLevel } from '@engawa/contract/reference/languages/jlpt-levels';
import type { LanguageExamId } from '@engawa/contract/reference/languages/language-exams';
import type { SelfRatingId } from '@engawa/contract/reference/languages/self-ratings';
import type { SpokenLanguageId } from '@engawa/contract/reference/languages/spoken-languages';
import type { DegreeTypeId } from '@engawa/contract/reference/people/degree-types';
import type { LookingForId } from '@engawa/contract/reference/people/looking-for';
import type { MajorCategoryId } from '@engawa/contract/reference/people/major-categories';
import type { MajorTypeId } from '@engawa/contract/reference/people/major-types';
import type { ResumeSlotId } from '@engawa/contract/reference/people/resume-slots';
import type { SchoolTypeId } from '@engawa/contract/reference/people/school-types';
import type { UniversityPlaceId } from '@engawa/contract/reference/people/university-places';
import type { YearStyleId } from '@engawa/contract/reference/people/year-styles';
import type { CountryCode } from '@engawa/contract/reference/places/countries';
import type { DesignatedActivityId } from '@engawa/contract/reference/residence/designated-activities';
import type { ResidenceStatusId } from '@engawa/contract/reference/residence/residence-statuses';

/** Months are YYYY-MM, days YYYY-MM-DD. `position` orders lists. */
export interface ProfileTables {
  student_section: {
    student_id: string;
    section: ProfileSectionId;
    version: number;
    saved_at: Date;
  };
  student_residence: {
    student_id: string;
    status: ResidenceStatusId | null;
    designation: DesignatedActivityId | null;
    expires_on: string | null;
    expected_graduation: string | null;
    other_activity_permission: boolean | null;
  };
  student_university: {
    student_id: string;
    /** 0 is the current school. */
    position: number;
    school_type: SchoolTypeId;
    place: UniversityPlaceId;
    country: CountryCode | null;
    name: string;
    degree_type: DegreeTypeId;
    major_type: MajorTypeId;
    major_category: MajorCategoryId;
    department: string | null;
    entrance: string;
    graduation: string;
  };
  student_language: {
    student_id: string;
    language: SpokenLanguageId;
    position: number;
    self_rating: SelfRatingId;
    exam: LanguageExamId | null;
    level: JlptLevel | null;
    score: number | null;
    certified_on: string | null;
  };
  student_career: {
    student_id: string;
    industries: IndustryId[];
    job_categories: JobCategoryId[];
    job_subcategories: JobSubcategoryId[];
    looking_for: LookingForId[];
    career_vision: string | null;
  };
  student_work: {
    student_id: string;
    position: number;
    company: string;
    country: CountryCode | null;
    industry: IndustryId | null;
    employment_type: EmploymentTypeId;
    job_category: JobCategoryId | null;
    role: string | null;
    start_month: string;
    end_month: string | null;
    currently_employed: boolean;
    details: string | null;
  };
  student_story: {
    student_id: string;
    strength: string | null;
    highlight: string | null;
    skills: string | null;
  };
  student_link: {
    student_id: string;
    position: number;
    url: string;
    title: string | null;
    summary: string | null;
  };
  student_resume: {
    student_id: string;
    year_style: YearStyleId;
    postal_code: string | null;
    address: string | null;
    address_kana: string | null;
    second_contact: string | null;
    motivation: string | null;
    requests: string | null;
  };
  student_licence: { student_id: string; position: number; acquired: string; name: string };
  student_resume_file: { student_id: string; slot: ResumeSlotId; file_id: string };
}
