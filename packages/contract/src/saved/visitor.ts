import { product } from '../product.ts';

/** What a visitor saves stays in the browser's local storage, until a sign-in takes it over. */
export const savedByVisitor = { key: `${product.name.toLowerCase()}_saved`, most: 50 } as const;

export type VisitorKind = 'jobs' | 'companies';

export interface VisitorItem {
  kind: VisitorKind;
  id: string;
}

const form = /^(jobs|companies)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Items are stored and linked as `jobs/{id}` and `companies/{id}`; anything else is ignored. */
export function readVisitorItems(texts: unknown): VisitorItem[] {
  const distinct = [...new Set([texts ?? []].flat())];
  return distinct.slice(0, savedByVisitor.most).flatMap((text) => {
    const [, kind, id] = (typeof text === 'string' && form.exec(text)) || [];
    return id ? [{ kind: kind as VisitorKind, id }] : [];
  });
}

export const visitorItem = ({ kind, id }: VisitorItem): string => `${kind}/${id}`;
