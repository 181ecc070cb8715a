import type { saveCompanyAccount } from '@engawa/contract/account/company';
import type { BodyOf } from '@engawa/contract/endpoint';
import { blankToNull, nullToBlank } from '../../../shared/form/blanks.ts';
import type { CompanyAccount } from '../../../shared/session/create-session.ts';

/** Placeholder id for the stored picture, because the account returns its address and no id. */
export const keptPicture = 'kept';

export const personValues = ({ name, department, title, profilePictureUrl }: CompanyAccount) => ({
  ...nullToBlank({ name, department, title }),
  /** Blank without a picture. */
  picture: profilePictureUrl === null ? '' : keptPicture,
});
export type PersonValues = ReturnType<typeof personValues>;

type Body = Omit<BodyOf<typeof saveCompanyAccount>, 'version'>;

export const personBody = ({ picture, name, ...rest }: PersonValues): Body => ({
  name,
  ...blankToNull(rest),
  ...(picture !== keptPicture && { pictureId: picture === '' ? null : picture }),
});
