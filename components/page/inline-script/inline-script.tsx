import { noteOwnScript } from '@/lib/http/own-scripts';
import { keepText } from '../kept-text/keep-text';
import { KeptScript } from './kept-script.lean';

type Props = { /** A constant of ours, never a word of anybody else. */ text: string } & Record<
  `data-${string}`,
  string | number | undefined
>;

/** A script that runs where it stands. What is written into a page by other means no browser will run (`lib/http/inline-script-policy.ts`). */
export function InlineScript({ text, ...data }: Props) {
  noteOwnScript(text);
  return <KeptScript name={keepText(JSON.stringify({ ...data, text }))} />;
}
