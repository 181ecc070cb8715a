import { spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';
import { countries } from '@engawa/contract/reference/places/countries';
import type { GeneratedStudent } from '../generate-students.ts';
import type { Random } from '../random.ts';
import { type About, tell } from './about.ts';
import type { DemoProfile } from './demo-profile.ts';
import { type FieldOfStudy, fieldsOfStudy, universitiesFor } from './fields-of-study.ts';
import { generateLanguages } from './generate-languages.ts';
import { highlights } from './highlights.ts';
import { nextSpring } from './school-year.ts';
import { skills } from './skills.ts';
import { strengths } from './strengths.ts';
import { visions } from './visions.ts';

interface Studies {
  field: FieldOfStudy;
  degreeType: 'bachelor' | 'master';
  entrance: string;
  graduation: string;
  graduationYear: number;
}

/** A believable person who studies in Japan and looks for work there. */
export function generateProfile(random: Random, student: GeneratedStudent, now: Date): DemoProfile {
  const studies = generateStudies(random, nextSpring(now));
  const { field } = studies;
  const about: About = {
    random,
    country: countries.byId(student.origin.country).name.ja,
    language: spokenLanguages.byId(student.origin.language).name.ja.replace(/（.*/, ''),
    topic: field.topic,
    tools: field.tools,
  };
  const text = (tellings: Parameters<typeof tell>[0]) => tell(tellings, field.trait, about);
  return {
    basic: generateBasic(random, student, studies),
    residence: generateResidence(random, studies),
    education: generateEducation(random, student, studies),
    languages: generateLanguages(random, student.origin, nextSpring(now)),
    career: { ...generateWishes(random, field), careerVision: text(visions) },
    story: { strength: text(strengths), highlight: text(highlights), skills: text(skills) },
  };
}

/** Who also looks for an internship is open to all work of the category. */
function generateWishes(
  random: Random,
  field: FieldOfStudy,
): Omit<DemoProfile['career'], 'careerVision'> {
  const industries = field.industries.slice(0, random.int(1, field.industries.length));
  const isDecided = random.pick([true, false]);
  return {
    industries,
    jobCategories: [field.jobCategory],
    jobSubcategories: isDecided ? [...field.jobSubcategories] : [],
    lookingFor: isDecided ? ['full-time'] : ['full-time', 'internship'],
  };
}

function generateStudies(random: Random, spring: number): Studies {
  const field = random.pick(fieldsOfStudy);
  const degreeType = random.int(1, 4) === 1 ? 'master' : 'bachelor';
  const years = degreeType === 'master' ? 2 : 4;
  // Many international students begin and graduate in autumn.
  const autumn = random.int(1, 3) === 1;
  const graduationYear = spring + (autumn || years === 2 ? 0 : random.int(0, 1));
  return {
    field,
    degreeType,
    entrance: `${graduationYear - years}-${autumn ? '09' : '04'}`,
    graduation: `${graduationYear}-${autumn ? '09' : '03'}`,
    graduationYear,
  };
}

function generateBasic(
  random: Random,
  { firstNameKana, lastNameKana, gender, origin }: GeneratedStudent,
  { degreeType, graduationYear }: Studies,
): DemoProfile['basic'] {
  const age = degreeType === 'master' ? random.int(25, 28) : random.int(22, 25);
  return {
    firstNameKana,
    lastNameKana,
    gender: random.pick([gender, gender, gender, 'rather-not-say', null]),
    dateOfBirth: `${graduationYear - age}-${twoDigits(random.int(1, 12))}-${twoDigits(random.int(1, 28))}`,
    countryOfOrigin: origin.country,
    currentCountry: 'JP',
    // Null, because an invented number could be a real person's.
    phone: null,
  };
}

/** A student's stay ends soon after graduation. */
const generateResidence = (
  random: Random,
  { graduation, graduationYear }: Studies,
): DemoProfile['residence'] => ({
  status: 'student',
  designation: null,
  expiresOn: `${graduationYear}-${graduation.endsWith('03') ? '04' : '10'}-${twoDigits(random.int(10, 28))}`,
  expectedGraduation: graduation,
  otherActivityPermission: random.int(1, 10) > 1,
});

function generateEducation(
  random: Random,
  { origin }: GeneratedStudent,
  { field, degreeType, entrance, graduation }: Studies,
): DemoProfile['education'] {
  const { majorCategory } = field;
  const major = { majorType: majorCategories.byId(majorCategory).type, majorCategory };
  const master = degreeType === 'master';
  const before = Number(entrance.slice(0, 4)) - 1;
  return {
    university: {
      schoolType: master ? 'graduate-school' : 'university',
      place: 'japan',
      country: null,
      name: random.pick(universitiesFor(field.trait)),
      degreeType,
      ...major,
      department: master ? field.graduateSchool : field.faculty,
      entrance,
      graduation,
    },
    pastUniversities: master
      ? [
          {
            schoolType: 'university',
            place: 'abroad',
            country: origin.country,
            name: random.pick(origin.universities),
            degreeType: 'bachelor',
            ...major,
            department: null,
            entrance: `${before - 4}-09`,
            graduation: `${before}-07`,
          },
        ]
      : [],
  };
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
