import type { Profile } from '@engawa/contract/profile/schemas';

/** What every document is made from. */
export interface Sheet {
  profile: Profile;
  email: string;
  /** YYYY-MM-DD in Japan. */
  today: string;
  /** Whether there is a photo to put in. */
  photo: boolean;
}
