/** The pages a list leads to, in its order. */
export const itemList = (urls: readonly string[]) => ({
  '@type': 'ItemList',
  itemListElement: urls.map((url, place) => ({ '@type': 'ListItem', position: place + 1, url })),
});
