import { readVisitorItems, savedByVisitor, type VisitorItem } from '@engawa/contract/saved/visitor';

const { key } = savedByVisitor;

/** Items that a visitor of the public pages saved in this browser; none where it has no storage. */
export function visitorItems(): VisitorItem[] {
  try {
    return readVisitorItems(JSON.parse(localStorage.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}

export function keepVisitorItems(items: readonly string[]): void {
  if (items.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(items));
}
