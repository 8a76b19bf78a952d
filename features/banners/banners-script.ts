import { consentCookie } from '@/lib/visitor/consent/consent';
import { resolveAppStore } from '@/lib/visitor/device/app-store';
import { closedNoticesKey } from '@/lib/visitor/notices/closed-notices';
import { dismissals, firstPageKey } from '@/lib/visitor/notices/dismissals';

/**
 * Runs in the head, so that a banner of this visitor's device is there from the first paint on, and one put away never:
 * nothing below it moves. `data-store` names the device's store, `data-away` what was put away, `data-first` the first page
 * of a visit, `data-closed` the notices closed in this session, `data-allows` what the cookie of consent allows, which the
 * store of consent then keeps up to date.
 */
export const bannersScript = `try{
const root=document.documentElement;
root.dataset.allows=(/${consentCookie}=([^;]*)/.exec(document.cookie)?.[1].match(/\\w+(?=-1)/g)??[]).join(' ');
const store=(${resolveAppStore})(navigator);
if(store)root.dataset.store=store;
const keys=${JSON.stringify(Object.entries(dismissals).map(([name, { key }]) => [name, key]))};
root.dataset.away=keys.filter(([,key])=>Number(localStorage.getItem(key))>Date.now()).map(([name])=>name).join(' ');
if(!sessionStorage.getItem('${firstPageKey}'))root.dataset.first='';
root.dataset.closed=sessionStorage.getItem('${closedNoticesKey}')??'';
}catch{}`.replaceAll('\n', '');
