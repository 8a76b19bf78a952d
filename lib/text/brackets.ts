/** The names between brackets: `'/show/[slug]'` gives `'slug'`. The grammar of routes and endpoints alike. */
export type BracketNames<Text extends string> = Text extends `${string}[${infer Name}]${infer Rest}`
  ? Name | BracketNames<Rest>
  : never;

export const fillBrackets = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text.replace(/\[(\w+)\]/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

/** A template as a pattern whose named groups are the values still percent-encoded. */
export const bracketPattern = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\[(\w+)\]/)
      .map((part, index) => (index % 2 ? `(?<${part}>[^/]+)` : escaped(part)))
      .join('')}$`,
  );

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
