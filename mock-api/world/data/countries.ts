import type { SiteId } from '@/lib/sites/sites';
import { be } from './countries/be';
import { ch } from './countries/ch';
import { ci } from './countries/ci';
import { fr } from './countries/fr';
import { ma } from './countries/ma';
import { nl } from './countries/nl';
import { sn } from './countries/sn';
import { tn } from './countries/tn';
import type { Country } from './country';

export const countries: Readonly<Record<SiteId, Country>> = { fr, ch, be, tn, sn, nl, ci, ma };
