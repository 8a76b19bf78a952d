import { buildFoldRules, listHidden, parseHidings, parseRated } from '../../domain/hidden-films';
import { hidingsKey, ratedKey } from '../../domain/hiding-keys';

/**
 * Runs before the first paint: the films that this visitor hid fold away before they are seen, and nothing moves. The
 * sheet that does it is the only adopted one of a page (`hidden-films.ts`); `data-hides` has lists keep room for what says how
 * many. What a member rated is forgotten once nobody is signed in (`data-guest`).
 */
export const hiddenFilmsScript = `try{
const root=document.documentElement;
if('guest' in root.dataset)localStorage.removeItem('${ratedKey}');
const slugs=(${listHidden})((${parseHidings})(localStorage.getItem('${hidingsKey}')),(${parseRated})(localStorage.getItem('${ratedKey}')));
if(slugs.length){
root.dataset.hides='';
const sheet=new CSSStyleSheet();
sheet.replaceSync((${buildFoldRules})(slugs));
document.adoptedStyleSheets=[sheet]}
}catch{}`.replaceAll('\n', '');
