/** What an adopter renames first. Hosts stand in the sites table, the mark in `components/wordmark`. */
export const brand = { name: 'Candela' } as const;
