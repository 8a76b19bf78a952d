/** A place as the gateway tells it: its cinemas, and those that it has no room for. */
export type AccessPlace = {
  /** As it is asked for: `city:lyon`. */
  key: string;
  name: string;
  cinemas: readonly { slug: string; name: string; href: string }[];
  others: readonly { name: string; href: string }[];
};
