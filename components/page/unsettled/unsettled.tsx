import { savedVersionsKey } from '@/lib/domain/saved-versions';
import { InlineScript } from '../inline-script/inline-script';

/**
 * What follows is about to change for this visitor, and its address where the device keeps something of it (`lib/visitor/device/unsettled-script.ts`).
 * `place`: through the place or the clock alone, so that what is the same everywhere may be used at once.
 */
const script = `(({cookie,place,over,versions})=>{
let own=[];try{own=(localStorage.${savedVersionsKey}||'').split(',').filter(each=>(versions||'').split(',').includes(each))}catch{}
const {pathname,search,hash}=location;
if(own[0]&&!/\\/filters\\/(.*\\/)?versions-/.test(pathname)){
history.replaceState(history.state,'',pathname+(/\\/filters\\//.test(pathname)?'':'/filters')+'/versions-'+own+search+hash);
document.documentElement.dataset.unsettled=''}
const kept=document.cookie.split('; ').find(each=>each.startsWith(cookie+'='));
if(Date.now()>over||(place?kept!==cookie+'='+place:cookie&&kept))document.documentElement.dataset.unsettled??='place'
})(document.currentScript.dataset)`.replaceAll('\n', '');

interface Props {
  /** The name of the cookie that keeps the visitor's place; left out where that changes nothing. */
  cookie?: string | undefined;
  /** The place it was made for; left out where it is as it is for whoever has chosen none. */
  place?: string | undefined;
  /** Milliseconds since 1970, from when on it is no more what it was. */
  over?: number;
  /** Versions that it shows: those of them that the device keeps are written into an address that names none. */
  versions?: readonly string[] | undefined;
}

/** Stands before what the visitor's place or clock may change, so that this is known at its first paint. */
export const Unsettled = ({ cookie, place, over, versions }: Props) => (
  <InlineScript
    text={script}
    data-cookie={cookie}
    data-place={place}
    data-over={over}
    data-versions={versions?.join()}
  />
);
