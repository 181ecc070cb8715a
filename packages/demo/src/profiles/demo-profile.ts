import type { AnyEndpoint, BodyOf } from '@engawa/contract/endpoint';
import type {
  saveBasic,
  saveCareer,
  saveEducation,
  saveLanguages,
  saveLinks,
  saveResidence,
  saveResume,
  saveStory,
  saveWork,
} from '@engawa/contract/profile/student';

type Unversioned<E extends AnyEndpoint> = Omit<BodyOf<E>, 'version'>;

/** A profile as its owner would type it, section by section. */
export interface DemoProfile {
  basic: Omit<Unversioned<typeof saveBasic>, 'firstName' | 'lastName' | 'pictureId'>;
  residence: Unversioned<typeof saveResidence>;
  education: Unversioned<typeof saveEducation>;
  languages: Unversioned<typeof saveLanguages>;
  career: Unversioned<typeof saveCareer>;
  story: Unversioned<typeof saveStory>;
  work?: Unversioned<typeof saveWork>;
  links?: Unversioned<typeof saveLinks>;
  resume?: Unversioned<typeof saveResume>;
}
