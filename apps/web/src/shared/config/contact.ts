import { product } from '@engawa/contract/product';
import { env } from './settings.ts';

const example = `privacy@${product.name.toLowerCase()}.example`;

/** Contact for questions and complaints about personal data, and the operator's name. */
export const contact = {
  email: env.VITE_CONTACT_EMAIL ?? example,
  isExample: env.VITE_CONTACT_EMAIL === undefined,
  operator: env.VITE_OPERATOR_NAME ?? '',
} as const;
