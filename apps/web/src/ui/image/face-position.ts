/** Keeps the upper part of a cropped portrait, which shows the face. */
export const facePosition = 'object-[50%_20%]';
