import { anyPlace, hereUrl } from '@/lib/visitor/place/here-url';
import { InlineScript } from '../inline-script/inline-script';

/**
 * Asks for what the page will show of the visitor's place before any code of the page is there (`early-answers-script.ts`): of
 * what they chose, and where they chose nothing, of what the backend guesses. An address that names a day or a place asks
 * for something else.
 */
const script = `(({ask,place})=>{
if(/\\/filters\\/(.*\\/)?(date|localisation)-/.test(location.pathname))return;
const askOf=key=>key&&key!==place&&askEarly(ask.replace('${anyPlace}',encodeURIComponent(key)));
if(self.earlyPlace==='')askEarly('${hereUrl('')}'+document.documentElement.lang.slice(0,2)).then(answer=>answer.clone().json()).then(({key})=>askOf(key)).catch(()=>{});
else askOf(self.earlyPlace)
})(document.currentScript.dataset)`.replaceAll('\n', '');

interface Props {
  /** Its address, `anyPlace` standing for the place. */
  ask: string;
  /** The place that the page has it of. */
  place?: string | undefined;
}

export const AskEarly = ({ ask, place }: Props) => <InlineScript text={script} data-ask={ask} data-place={place} />;
