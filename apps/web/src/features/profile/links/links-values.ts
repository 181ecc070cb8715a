import type { Profile } from '@engawa/contract/profile/schemas';
import { blankToNull, nullToBlank } from '../../../shared/form/blanks.ts';

export const emptyLink = { url: '', title: '', summary: '' };

export const linksValues = ({ links }: Profile): { links: (typeof emptyLink)[] } => ({
  links: links.links.map(nullToBlank),
});

export const linksBody = (values: ReturnType<typeof linksValues>) => blankToNull(values);
