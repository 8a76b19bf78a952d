import { useLocale } from 'next-intl';
import { InlineScript } from '@/components/page/inline-script/inline-script';
import { callUrl } from '@/lib/api/call-url';
import { filterCalls } from '@/lib/api/filter-paths';
import { locales } from '@/lib/sites/locales';
import { titlesUrl } from './titles-url';

/**
 * Asks for what the filters of the address need before any code of the page is there (`early-answers-script.ts`): the titles
 * that wait for a press, of the tab that opens first, what plays where, and what versions are called.
 */
const script = `(({titles,plays,names})=>{
const {pathname,hash}=location,has=kinds=>new RegExp('/filters/(.*/)?('+kinds+')-').test(pathname);
const ask=urls=>urls.split(' ').forEach(url=>askEarly(url));
if(!hash&&has('(?!order)[a-z]+'))ask(titles);
if(has('date|versions|tags')&&!has('localisation'))ask(plays);
if(has('versions|tags'))ask(names)
})(document.currentScript.dataset)`.replaceAll('\n', '');

/** `regions`: those whose programmes the filters speak of where no place is named. */
export function AskFiltered({ regions }: { regions: readonly string[] }) {
  const locale = useLocale();
  const plays = regions.map((id) => callUrl(locale, filterCalls.zone, { id }));
  const names = [filterCalls.versions, filterCalls.tags].map((call) => callUrl(locale, call));
  return (
    <InlineScript
      text={script}
      data-titles={titlesUrl(locales[locale].language, 'grid')}
      data-plays={plays.join(' ')}
      data-names={names.join(' ')}
    />
  );
}
