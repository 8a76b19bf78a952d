import { noteOwnScript } from '@/lib/http/own-scripts';

type Props = { /** A constant of ours, never a word of anybody else. */ text: string } & Record<
  `data-${string}`,
  string | number | undefined
>;

/** A script that runs where it stands. What is written into a page by other means no browser will run (`lib/http/page-policy.ts`). */
export function InlineScript({ text, ...data }: Props) {
  noteOwnScript(text);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, and a script takes its text no other way
  return <script {...data} dangerouslySetInnerHTML={{ __html: text }} />;
}
