interface FaceGuideProps {
  width: number;
  height: number;
}

const lines = [
  'M150 62C194 62 222 100 222 158C222 222 190 268 150 268C110 268 78 222 78 158C78 100 106 62 150 62Z',
  'M20 400C24 346 70 324 118 308',
  'M280 400C276 346 230 324 182 308',
].join('');

/** Outline for head and shoulders; light on dark, so that it is visible on every photo. */
export function FaceGuide({ width, height }: FaceGuideProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 300 400"
      style={{ width, height }}
      className="pointer-events-none absolute top-1/2 left-1/2 -translate-1/2"
      fill="none"
      strokeLinecap="round"
    >
      <path d={lines} stroke="#000" strokeOpacity="0.55" strokeWidth="6" />
      <path d={lines} stroke="#fff" strokeWidth="2.5" strokeDasharray="9 8" />
    </svg>
  );
}
