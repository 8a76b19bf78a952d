/**
 * Runs in the page. In rows of four and more, all but the first two of what is built alike, down to its classes and states:
 * axe would take two seconds for sixty cards, and say of each what it said of the first.
 */
export function listAlike(): Element[] {
  const rowLength = 4;
  const enough = 2;
  const seen = new Map<string, number>();
  /** Of these only whether they are empty tells something. */
  const isWords = /^(aria-label|aria-description|alt|title|placeholder|value)$/;
  /** Each element has its own, and looks the same; the first pictures of a page are fetched before the others. */
  const isOwn =
    /^(id|for|href|src|srcset|loading|fetchpriority|key|datetime|name|aria-(labelledby|describedby|controls|owns|details)|data-.*)$/i;

  const describe = ({ name, value }: Attr): string => {
    if (isOwn.test(name)) return name;
    if (isWords.test(name)) return `${name}:${value.trim() !== ''}`;
    // The light behind a card is of its poster's colour, and behind no words; of a picture axe knows only that it is one.
    return `${name}=${value.replace(/--glow:[^;]*|(?<=url\()"[^"]*"/g, '')}`;
  };
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const shapeOf = (element: Element): string =>
    element instanceof SVGElement
      ? 'svg'
      : `${element.tagName} ${[...element.attributes].map(describe).join(' ')} ${hasWords(element)} (${[...element.children].map(shapeOf).join()})`;

  const listWithin = (parent: Element): Element[] => {
    const row = [...parent.children].filter((child) => child.checkVisibility());
    return row.flatMap((each) => {
      const isInRow = row.filter(({ tagName }) => tagName === each.tagName).length >= rowLength;
      if (!isInRow || each.childElementCount === 0) return listWithin(each);
      const shape = shapeOf(each);
      const before = seen.get(shape) ?? 0;
      seen.set(shape, before + 1);
      return before < enough ? listWithin(each) : [each];
    });
  };
  return listWithin(document.body);
}
