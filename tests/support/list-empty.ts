const unseen = /<(script|style|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const empty =
  /<(ul|ol|li|dl|dt|table|caption|h[1-6]|nav|address|figure|section|article|select|label|legend|a)\b[^>]*>\s*<\/\1>/g;

/**
 * Parts of a page that are there and hold nothing: a reader by ear is told of a list, a heading or a link, and finds none. A
 * term of which nothing is said keeps its `dd`, since HTML has no term without one.
 */
export const listEmpty = (html: string): string[] =>
  [...html.replaceAll(unseen, '').matchAll(empty)].flatMap(([part]) =>
    / hidden\b| aria-label=/.test(part) ? [] : part,
  );
