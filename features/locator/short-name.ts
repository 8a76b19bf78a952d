import { brand } from '@/lib/sites/brand';

/** The name where there is little room: every cinema bears the brand. */
export const shortName = (name: string): string =>
  name.startsWith(`${brand.name} `) ? name.slice(brand.name.length + 1) : name;
