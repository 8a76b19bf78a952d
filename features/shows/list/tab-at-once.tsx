import { InlineScript } from '@/components/page/inline-script/inline-script';

/** Marks the tab that the address names; the mark goes once the browser's own stands or another tab is chosen. */
const script = `(tab=>{
if(!tab)return;
tab.dataset.target='';
['load','hashchange'].forEach(kind=>addEventListener(kind,()=>delete tab.dataset.target))
})(document.getElementById(location.hash.slice(1).replace(/-[^-]+(-\\d+)?$/,'')))`.replaceAll('\n', '');

/** Stands before the lists: a browser knows the `:target` only when the whole page has come, and shows the first tab until then. */
export const TabAtOnce = () => <InlineScript text={script} />;
