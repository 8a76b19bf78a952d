/**
 * Runs before the first paint: a picture that does not come is marked, so that its ground stands there and not the
 * browser's torn page. The mark goes when another one comes in its place.
 */
export const lostPicturesScript = `['error','load'].forEach(kind=>document.addEventListener(kind,({target})=>{
if(target.tagName==='IMG')target.toggleAttribute('data-lost',kind==='error')
},true))`.replaceAll('\n', '');
