import type { JobDocument } from '@engawa/contract/jobs/schemas';
import type { Profile } from '@engawa/contract/profile/schemas';
import { targetLimits } from '@engawa/contract/targets/limits';
import { termKey, termsIn } from './terms-in.ts';

export type Names = Pick<
  Profile['basic'],
  'firstName' | 'lastName' | 'firstNameKana' | 'lastNameKana'
>;

interface Written {
  /** So that the texts' author is recognised; a name is no term. */
  names: Names;
  story: Pick<Profile['story'], 'strength' | 'highlight' | 'skills'>;
  workExperiences: readonly Pick<
    Profile['work']['workExperiences'][number],
    'position' | 'details'
  >[];
  links: readonly Pick<Profile['links']['links'][number], 'title' | 'summary'>[];
}

/** Bounds the size of a search row. */
const mostOfStudent = 64;

/** Keys of what a student writes about research, skills and experience; of no school or company. */
export function termsOfStudent({ names, story, workExperiences, links }: Written): string[] {
  const texts = [
    story.skills,
    story.highlight,
    story.strength,
    ...workExperiences.flatMap(({ position, details }) => [position, details]),
    ...links.flatMap(({ title, summary }) => [title, summary]),
  ];
  const own = [names.firstName, names.lastName, names.firstNameKana, names.lastNameKana];
  return termsIn(texts, mostOfStudent, own).map(termKey);
}

/** Headings under which companies write what they require. */
const requirements = /求め|要件|条件|資格|スキル|歓迎|経験|人物|require|skill|qualif|looking for/iu;

/** What a posting writes about duties and requirements. */
export const termsOfPosting = ({ jp, en }: Pick<JobDocument, 'jp' | 'en'>): string[] =>
  termsIn(
    [jp, en].flatMap((words) => [
      words?.position,
      words?.businessContent,
      ...(words?.otherMessage ?? []).flatMap(({ title, message }) =>
        requirements.test(title ?? '') ? [message] : [],
      ),
    ]),
    targetLimits.terms,
  );

export const termsOfProfile = ({
  basic,
  story,
  work,
  links,
}: Pick<Profile, 'basic' | 'story' | 'work' | 'links'>): string[] =>
  termsOfStudent({ names: basic, story, ...work, ...links });
