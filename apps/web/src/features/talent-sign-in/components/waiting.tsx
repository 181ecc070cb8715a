export function Waiting({ text }: { text: string }) {
  return (
    <output className="flex flex-col items-center gap-5 py-6 text-center text-sumi-2">
      <span
        aria-hidden
        className="size-8 animate-spin rounded-full border-3 border-line-2 border-t-ai"
      />
      {text}
    </output>
  );
}
