import { appPage, businessPage } from './business';
import { calmPage } from './calm';
import { legalPages } from './legal';
import type { PageRow } from './page';
import { termsPage } from './terms';

export const pageRows: readonly PageRow[] = [calmPage, businessPage, appPage, termsPage, ...legalPages];
