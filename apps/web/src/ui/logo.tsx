import { product } from '@engawa/contract/product';

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 text-lg whitespace-nowrap font-extrabold tracking-wider text-sumi">
      <svg
        aria-hidden
        viewBox="0 0 32 32"
        className="size-7 fill-none stroke-[2.6] [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <circle cx="22" cy="10" r="5" className="fill-kaki" />
        <path d="M2 13 16 5l14 8M6 14v9M26 14v9" className="stroke-ai" />
        <path d="M2 24h28M4 28h24" className="stroke-wood" />
      </svg>
      {product.name}
    </span>
  );
}
