import type { Locale } from '@/lib/sites/locales';
import { callUrl } from './call-url';
import type { CallInput } from './entities';
import { type CallName, calls } from './paths';

/** Where this site's gateway serves the entity of a call, already parsed: `/api/entities/shows?language=fr`. */
export const entityUrl = <Name extends CallName>(locale: Locale, name: Name, input: CallInput<Name>): string =>
  callUrl(locale, calls[name], input);
