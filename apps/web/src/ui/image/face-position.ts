/** Faces are in the upper part of a portrait: cut to another shape, the forehead stays. */
export const facePosition = 'object-[50%_20%]';
