/** Below this ratio to the picture's own width, another version is not worth storing. */
const near = 1.2;

/** The widths to store of a picture: those well below its own, and its own. */
export const usefulWidths = (own: number, widths: readonly number[]): number[] => [
  ...widths.filter((width) => width * near <= own),
  own,
];
