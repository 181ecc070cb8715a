/** What a company shows of itself, and a person's photo, have a shape of their own in each place. */
export interface PictureShape {
  /** Width by height. */
  readonly aspect: number;
  /** In pixels; what is narrower looks blurred. */
  readonly smallestWidth: number;
  /** May be see-through, so it is never sent as JPEG. */
  readonly seeThrough?: boolean;
  /** Lines that show where a face and its shoulders belong. */
  readonly guide?: 'face';
}

export const pictureShapes = {
  logo: { aspect: 1, smallestWidth: 320, seeThrough: true },
  cover: { aspect: 16 / 9, smallestWidth: 320 },
  product: { aspect: 4 / 3, smallestWidth: 320 },
  office: { aspect: 4 / 3, smallestWidth: 320 },
  message: { aspect: 4 / 3, smallestWidth: 320 },
  senpai: { aspect: 1, smallestWidth: 320 },
  person: { aspect: 1, smallestWidth: 96 },
  /** The photo of a 履歴書: 3 by 4 centimetres. */
  portrait: { aspect: 3 / 4, smallestWidth: 300, guide: 'face' },
} as const satisfies Record<string, PictureShape>;

export type PictureShapeId = keyof typeof pictureShapes;
