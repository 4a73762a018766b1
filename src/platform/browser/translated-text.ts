// Browsers translate a page by replacing its text nodes with <font> elements, without React's knowledge. React then
// fails to remove such a text or to insert a node before it, and updates texts that are not in the page any more
// (https://github.com/facebook/react/issues/11538).

/** The element that shows the translation of a text node, while it does. */
const translations = new WeakMap<Node, Element>();
const known = new WeakSet<Node>();
let isTranslated = false;

/** Lets React find the translations of its texts, and shows its updates of translated texts. */
export function surviveTranslation(): void {
  const updates = new MutationObserver((mutations) => {
    // The browser translates the new text again.
    for (const { target } of mutations) takeTranslationOf(target)?.replaceWith(target);
  });
  new MutationObserver((mutations) => {
    for (const mutation of mutations)
      for (const removed of mutation.removedNodes) {
        const translation = removed instanceof Text && findTranslation(mutation);
        if (!translation) continue;
        isTranslated = true;
        known.add(translation);
        translations.set(removed, translation);
        updates.observe(removed, { characterData: true });
      }
  }).observe(document, { childList: true, subtree: true });

  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <N extends Node>(child: N): N {
    if (!isTranslated || child.parentNode === this) return removeChild.call(this, child) as N;
    const translation = takeTranslationOf(child);
    if (translation?.parentNode === this) removeChild.call(this, translation);
    return child;
  };
  Node.prototype.insertBefore = function <N extends Node>(node: N, next: Node | null): N {
    if (!isTranslated || next === null || next.parentNode === this)
      return insertBefore.call(this, node, next) as N;
    const translation = translations.get(next);
    return insertBefore.call(this, node, translation?.parentNode === this ? translation : null) as N;
  };
}

/** The new element that stands where a text was removed. */
const findTranslation = ({ addedNodes, previousSibling, nextSibling }: MutationRecord) =>
  [...addedNodes, previousSibling, nextSibling].find(
    (node): node is HTMLElement => node?.nodeName === 'FONT' && !known.has(node),
  );

function takeTranslationOf(text: Node): Element | undefined {
  const translation = translations.get(text);
  translations.delete(text);
  return translation;
}
