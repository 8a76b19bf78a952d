import type { SiteId } from '@/lib/sites/sites';
import { type Form, formOf } from './forms';
import type { Asking } from './lane';

/** Something a site is asked for, and the paths of the calls it is made of. */
export type Place = {
  site: SiteId;
  /** The screen, or what an address is called: each is asked for once for each call and way to fail. */
  screen: string;
  form: Form;
  path: string;
  reads: readonly string[];
  asking?: Asking;
  isSigned?: true;
  /** Its session is over then: it is asked with one of its own. */
  endsSession?: true;
  /** Nobody keeps an earlier answer that could stand in while something fails. */
  isKept?: false;
};
/** The same as it is while all is well: its status, what it says, and of which town. */
export type Page = Place & { status: number; lines: readonly string[]; town?: string | undefined };

/** Whether an answer has anything to lose. A page of what is not there has. */
export const isTelling = ({ form, status, lines }: Page): boolean =>
  form === 'page' || (status < 400 && (lines.length > 0 || formOf(form).isMute === true));
