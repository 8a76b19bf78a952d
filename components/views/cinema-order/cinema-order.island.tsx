'use client';
// Which of the listed cinemas come first is the visitor's own: the page is everyone's.
import type { ReactNode } from 'react';
import { useCinemaOrder } from '@/lib/visitor/place/use-cinema-order';

type CinemaLine = { slug: string; line: ReactNode };

interface Props {
  /** The slug of the city they are all in. */
  city: string;
  lines: readonly CinemaLine[];
  className?: string | undefined;
  /** Each line keeps room for what its cinema shows next. */
  keepsTimes?: boolean;
}

/** Rows of the server, in the order of the visitor. */
export function CinemaOrder({ city, lines, className, keepsTimes = false }: Props) {
  const inOrder = useCinemaOrder(city);
  return (
    <ul className={className}>
      {inOrder(lines).map(({ slug, line }) => (
        <li key={slug} data-keeps-times={keepsTimes ? '' : undefined}>
          {line}
        </li>
      ))}
    </ul>
  );
}
