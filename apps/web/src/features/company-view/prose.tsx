/** What somebody wrote, with its line breaks, in whatever direction it is written. */
export function Prose({ children }: { children: string }) {
  return (
    <p dir="auto" className="break-words whitespace-pre-line">
      {children}
    </p>
  );
}
