import { useRef, useState } from 'react';
import type { StoredContent } from '../form/content-types.ts';
import { type Clash, type Merged, mergeDocuments, type Parts, takeTheirs } from './merge.ts';

interface ConflictParts<Document extends Parts> {
  read: () => Promise<StoredContent<Document>>;
  mine: () => { base: Document; own: Document };
  onResolved: (document: Document, newest: StoredContent<Document>) => void;
}

interface Comparing<Document extends Parts> extends Merged<Document> {
  newest: StoredContent<Document>;
}

/** A colleague saved first: compares both versions and blocks saving until the person chooses. */
export function useConflict<Document extends Parts>({
  read,
  mine,
  onResolved,
}: ConflictParts<Document>) {
  const [comparing, setComparing] = useState<Comparing<Document>>();
  const openRef = useRef(false);

  return {
    comparing,
    isOpen: () => openRef.current,
    async open(): Promise<void> {
      openRef.current = true;
      try {
        const newest = await read();
        const { base, own } = mine();
        setComparing({ ...mergeDocuments(base, own, newest.content), newest });
      } catch (failure) {
        openRef.current = false;
        throw failure;
      }
    },
    /** `theirs`: the clashes for which the other person's value wins. */
    resolve(theirs: readonly Clash[]): void {
      if (!comparing) return;
      openRef.current = false;
      setComparing(undefined);
      onResolved(takeTheirs(comparing.merged, theirs), comparing.newest);
    },
  };
}
