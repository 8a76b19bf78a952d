import { InlineScript } from '../inline-script/inline-script';

/** What follows is about to change for this visitor (`lib/visitor/device/unsettled-script.ts`). */
const script = `(({cookie,place,over})=>{
const kept=document.cookie.split('; ').find(each=>each.startsWith(cookie+'='));
if(Date.now()>over||(place?kept!==cookie+'='+place:cookie&&kept))document.documentElement.dataset.unsettled=''
})(document.currentScript.dataset)`.replaceAll('\n', '');

interface Props {
  /** The name of the cookie that keeps the visitor's place; left out where that changes nothing. */
  cookie?: string | undefined;
  /** The place it was made for; left out where it is as it is for whoever has chosen none. */
  place?: string | undefined;
  /** Milliseconds since 1970, from when on it is no more what it was. */
  over?: number;
}

/** Stands before what the visitor's place or clock may change, so that this is known at its first paint. */
export const Unsettled = ({ cookie, place, over }: Props) => (
  <InlineScript text={script} data-cookie={cookie} data-place={place} data-over={over} />
);
