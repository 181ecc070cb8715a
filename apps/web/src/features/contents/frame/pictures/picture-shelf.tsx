import type { Pictures } from '@engawa/contract/files/schemas';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';

interface ShelvedPicture {
  id: string;
  pictures: Pictures;
}

interface Shelf {
  picturesOf: (id: string) => Pictures;
  all: readonly ShelvedPicture[];
  add: (picture: ShelvedPicture) => void;
}

const PictureShelf = createContext<Shelf>({
  picturesOf: () => [],
  all: [],
  add: () => undefined,
});

/** Looks up the pictures that a content names by id. */
export const usePictureShelf = (): Shelf => use(PictureShelf);

interface PictureShelfProviderProps {
  images: readonly ShelvedPicture[];
  children: ReactNode;
}

export function PictureShelfProvider({ images, children }: PictureShelfProviderProps) {
  const [added, setAdded] = useState<readonly ShelvedPicture[]>([]);
  const shelf = useMemo(() => {
    const all = [...images, ...added];
    const byId = new Map(all.map(({ id, pictures }) => [id, pictures]));
    return {
      picturesOf: (id: string) => byId.get(id) ?? [],
      all,
      add: (picture: ShelvedPicture) => setAdded((all) => [...all, picture]),
    };
  }, [images, added]);
  return <PictureShelf value={shelf}>{children}</PictureShelf>;
}
