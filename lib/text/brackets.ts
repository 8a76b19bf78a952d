/** The names between brackets: `'/show/[slug]'` gives `'slug'`. The grammar of routes and endpoints alike. */
export type BracketNames<Text extends string> = Text extends `${string}[${infer Name}]${infer Rest}`
  ? Name | BracketNames<Rest>
  : never;

export const fillBrackets = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text.replace(/\[(\w+)\]/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
