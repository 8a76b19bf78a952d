/** The pages a list leads to, in its order. */
export const buildItemListJsonLd = (urls: readonly string[]) => ({
  '@type': 'ItemList',
  itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
});
