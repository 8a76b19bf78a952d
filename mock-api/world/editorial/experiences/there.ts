import type { SiteId } from '@/lib/sites/sites';
import { openCinemas } from '../../cinemas';
import { type FormatRow, formats } from './formats';

/** Formats that some cinema of the country has, in the editors' order. */
export const formatsOf = (site: SiteId): readonly FormatRow[] =>
  formats.filter(({ needs }) => {
    if (!needs) return true;
    return openCinemas(site).some(({ rooms = {}, seating = {} }) =>
      Object.keys({ ...rooms, ...seating }).includes(needs),
    );
  });
