import { Link } from '@tanstack/react-router';
import type { TextDocument } from '../text/text-document.ts';

interface ArticleCardsProps {
  articles: readonly TextDocument[];
  heading: 'h2' | 'h3';
}

export function ArticleCards({ articles, heading: Heading }: ArticleCardsProps) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
      {articles.map(({ id, heading, lead }) => (
        <li
          key={id}
          className="relative rounded border border-line bg-paper p-5 shadow-card hover:border-ai md:p-6"
        >
          <Heading className="phrased text-lg font-bold">
            <Link
              to="/journal/$article"
              params={{ article: id }}
              className="text-ai after:absolute after:inset-0 after:rounded hover:underline"
            >
              {heading}
            </Link>
          </Heading>
          <p className="mt-2 text-sm text-sumi-2">{lead}</p>
        </li>
      ))}
    </ul>
  );
}
