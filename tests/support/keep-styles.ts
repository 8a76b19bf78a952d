/**
 * Has jsdom work out the style of an element once for as long as nothing in the document changes: whoever looks for a role
 * and a name asks for that of every element on the way, again at each look, and it goes through all its rules each time.
 */
export function keepStyles(): void {
  const work = window.getComputedStyle.bind(window);
  let kept = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = () => {
    kept = new WeakMap();
  };
  const changes = new MutationObserver(forget);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element.isConnected) return work(element, pseudo);
    // Those of this very moment, which nobody has been told of yet.
    if (changes.takeRecords().length) forget();
    const style = kept.get(element) ?? work(element);
    kept.set(element, style);
    return style;
  };
}
