import { createContext, use, useEffect } from 'react';

/** The names of the texts that a section currently shows. */
export class TranslatedPlaces {
  readonly #standing: string[] = [];

  /** Returns the function that removes it again. */
  add(place: string): () => void {
    this.#standing.push(place);
    return () => void this.#standing.splice(this.#standing.indexOf(place), 1);
  }

  /** In the order of the outline. Includes every item of a list, because tabs may hide some. */
  among(texts: readonly string[]): string[] {
    const lists = new Set(this.#standing.map(listOf).filter((list) => list !== undefined));
    return texts.filter((text) => this.#standing.includes(text) || lists.has(listOf(text) ?? ''));
  }
}

const listOf = (place: string): string | undefined => /^(.+?\.\*)\./.exec(place)?.[1];

export const TranslatedPlacesContext = createContext(new TranslatedPlaces());

/** Registers a text with the translation buttons of its section. */
export function useTranslatedPlace(place: string): void {
  const places = use(TranslatedPlacesContext);
  useEffect(() => places.add(place), [places, place]);
}
