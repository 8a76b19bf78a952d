import { noteOwnScript } from '@/lib/http/own-scripts';
import { leaveToHtml } from '../html-only/leave-to-html';
import { HtmlOnlyScript } from './html-only-script.lean';

type Props = { /** A constant of ours, never a word of anybody else. */ text: string } & Record<
  `data-${string}`,
  string | number | undefined
>;

/** A script that runs where it stands. What is written into a page by other means no browser will run (`lib/http/inline-script-policy.ts`). */
export function InlineScript({ text, ...data }: Props) {
  noteOwnScript(text);
  return <HtmlOnlyScript name={leaveToHtml(JSON.stringify({ ...data, text }))} />;
}
