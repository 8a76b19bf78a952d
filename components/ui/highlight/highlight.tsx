import { Fragment } from 'react';
import { splitAtFound } from '@/lib/text/highlight';

/** A title, marked where a word that was typed begins one of its own. */
export function Highlight({ title, typed }: { title: string; typed: string }) {
  return splitAtFound(title, typed).map(({ text, isFound }, index) => {
    const Part = isFound ? 'mark' : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
    return <Part key={index}>{text}</Part>;
  });
}
