/** "Lyon Part-Dieu" is "Part-Dieu" where Lyon has just been said. */
export const withoutTown = (name: string, town: string): string =>
  name.startsWith(`${town} `) ? name.slice(town.length + 1) : name;
