import type { Profile } from '@engawa/contract/profile/schemas';

export interface Sheet {
  profile: Profile;
  email: string;
  /** YYYY-MM-DD in Japan. */
  today: string;
  photo: boolean;
}
