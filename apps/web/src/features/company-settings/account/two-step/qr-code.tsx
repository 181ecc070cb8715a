import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  label: string;
}

/** Drawn in the browser, so that no third party sees the secret. Black on white for cameras. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <figure className="shrink-0">
      <svg
        aria-hidden
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-44 sm:size-52 rounded border border-line"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={squares.join('')} fill="#000" />
      </svg>
      <figcaption className="sr-only">{label}</figcaption>
    </figure>
  );
}
