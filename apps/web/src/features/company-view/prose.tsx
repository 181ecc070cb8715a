/** A company's or person's text, with its line breaks and in its own writing direction. */
export function Prose({ children }: { children: string }) {
  return (
    <p dir="auto" className="break-words whitespace-pre-line">
      {children}
    </p>
  );
}
