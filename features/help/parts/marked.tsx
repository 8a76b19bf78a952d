import { Fragment } from 'react';
import { markedParts } from '../help-search.logic';

/** A title with the words asked for marked. */
export function Marked({ title, question }: { title: string; question: string }) {
  return markedParts(title, question).map(({ text, isFound }, place) => {
    const Part = isFound ? 'mark' : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
    return <Part key={place}>{text}</Part>;
  });
}
