import { Fragment } from 'react';
import { markedParts } from '@/lib/text/highlight';

/** A title, marked where a word that was typed begins one of its own. */
export function Marked({ title, typed }: { title: string; typed: string }) {
  return markedParts(title, typed).map(({ text, isFound }, place) => {
    const Part = isFound ? 'mark' : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
    return <Part key={place}>{text}</Part>;
  });
}
