interface ColumnsProps {
  counts: readonly number[];
}

const step = 10;
const height = 40;

/** A small chart with one column per count. The table beside it has the figures. */
export function Columns({ counts }: ColumnsProps) {
  const most = Math.max(1, ...counts);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${counts.length * step} ${height}`}
      preserveAspectRatio="none"
      className="h-16 w-full"
    >
      {counts.map((count, at) => {
        // An empty week still shows a line.
        const size = Math.max(1, (count / most) * height);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the row
            key={at}
            x={at * step + 1.5}
            y={height - size}
            width={step - 3}
            height={size}
            className={count > 0 ? 'fill-ai' : 'fill-line-2'}
          />
        );
      })}
    </svg>
  );
}

export function Bar({ count, most }: { count: number; most: number }) {
  return (
    <svg aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full">
      <rect width={100} height={8} rx={2} className="fill-line" />
      <rect width={(count / Math.max(1, most)) * 100} height={8} rx={2} className="fill-ai" />
    </svg>
  );
}
