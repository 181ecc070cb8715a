/** Required shape of a company's pictures and of a person's photo, by place. */
export interface PictureShape {
  readonly aspect: number;
  /** Pixels; narrower pictures look blurred. */
  readonly smallestWidth: number;
  /** May be transparent, so it is never sent as JPEG. */
  readonly seeThrough?: boolean;
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
