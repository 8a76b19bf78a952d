/** A template as a pattern whose named groups are the values still percent-encoded. */
export const bracketPattern = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\[(\w+)\]/)
      .map((part, index) => (index % 2 ? `(?<${part}>[^/]+)` : escaped(part)))
      .join('')}$`,
  );

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
