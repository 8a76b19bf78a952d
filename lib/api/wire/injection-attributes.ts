/** What every element of an injection may bear; `data-…` as well. */
const common = ['id', 'class', 'lang', 'title'];

/**
 * The attributes of an injection by its element, in small letters. No handler, no `style`, and nothing that loads from
 * another place than `src` and `href`, whose hosts are looked at.
 */
const own = {
  script: ['async', 'charset', 'crossorigin', 'defer', 'integrity', 'nomodule', 'referrerpolicy', 'src', 'type'],
  noscript: [],
  link: [
    'as',
    'crossorigin',
    'fetchpriority',
    'href',
    'hreflang',
    'integrity',
    'media',
    'referrerpolicy',
    'rel',
    'sizes',
    'type',
  ],
  meta: ['charset', 'content', 'http-equiv', 'media', 'name', 'property'],
} as const satisfies Record<string, readonly string[]>;

export type InjectedTag = keyof typeof own;
export const injectedTags = Object.keys(own) as InjectedTag[];

/** Whether an element may bear an attribute, written in small letters. */
export const mayBear = (tag: InjectedTag, name: string): boolean =>
  /^data-[a-z][\w-]*$/.test(name) || [...common, ...own[tag]].includes(name);
