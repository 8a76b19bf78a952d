/** What an adopter renames first. Hosts stand in the sites table, the mark in `components/wordmark`. */
export const brand = { name: 'Candela' } as const;

/** A cinema's name where there is little room: all of them bear the brand. */
export const withoutBrand = (name: string): string =>
  name.startsWith(`${brand.name} `) ? name.slice(brand.name.length + 1) : name;
