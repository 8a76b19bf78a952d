/** The way to a page; the last step is the page itself. */
export const breadcrumbList = (steps: readonly { name: string; url: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, place) => ({ '@type': 'ListItem', position: place + 1, name, item: url })),
});
