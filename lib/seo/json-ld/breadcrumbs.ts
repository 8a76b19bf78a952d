/** The way to a page; the last step is the page itself. */
export const buildBreadcrumbJsonLd = (steps: readonly { name: string; url: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
});
