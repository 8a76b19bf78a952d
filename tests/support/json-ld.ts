type Node = { readonly '@type'?: string; readonly '@id'?: string } & Readonly<Record<string, unknown>>;

/** What Google demands of each kind of fact that a page may state, and what schema.org does not know of it. */
const rules: Readonly<Record<string, { needs: readonly string[]; lacks?: readonly string[] }>> = {
  Movie: { needs: ['name'] },
  CreativeWork: { needs: ['name'], lacks: ['duration', 'director', 'actor', 'aggregateRating'] },
  AggregateRating: { needs: ['ratingValue', 'ratingCount', 'bestRating', 'worstRating'] },
  MovieTheater: { needs: ['name', 'address'] },
  Place: { needs: ['address'] },
  ScreeningEvent: { needs: ['name', 'startDate', 'location', 'eventStatus'] },
  Event: { needs: ['name', 'startDate', 'location', 'eventStatus'] },
  NewsArticle: { needs: ['headline', 'author', 'url'] },
  BreadcrumbList: { needs: ['itemListElement'] },
  ItemList: { needs: ['itemListElement'] },
  ListItem: { needs: ['position'] },
  FAQPage: { needs: ['mainEntity'] },
  Question: { needs: ['name', 'acceptedAnswer'] },
  Answer: { needs: ['text'] },
  Organization: { needs: ['name'] },
  Person: { needs: ['name'] },
  Offer: { needs: ['availability|price'] },
  PostalAddress: { needs: ['addressCountry'] },
  GeoCoordinates: { needs: ['latitude', 'longitude'] },
};

/** What is wrong with the facts of a page, a line each. */
export function listFaultyFacts(html: string): string[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const nodes = scripts.flatMap(([, json = '']) => listNodes(JSON.parse(json)));
  const described = new Set(nodes.flatMap((node) => (node['@type'] ? (node['@id'] ?? []) : [])));
  return [...new Set(nodes.flatMap((node) => listFaults(node, described)))];
}

function listFaults(node: Node, described: ReadonlySet<string>): string[] {
  const { '@type': type, '@id': id } = node;
  // One that only points elsewhere must point at something the page describes.
  if (!type) return id && !described.has(id) ? [`nothing describes ${id}`] : [];
  const rule = rules[type];
  if (!rule) return [`no rule for ${type}`];
  const missing = rule.needs.filter((need) => !need.split('|').some((name) => has(node, name)));
  const unknown = (rule.lacks ?? []).filter((name) => name in node);
  return [...missing.map((name) => `${type} needs ${name}`), ...unknown.map((name) => `${type} has no ${name}`)];
}

const has = (node: Node, name: string) => ![undefined, null, ''].includes(node[name] as never);

function listNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(listNodes);
  if (typeof value !== 'object' || value === null) return [];
  const own = '@type' in value || '@id' in value ? [value as Node] : [];
  return [...own, ...Object.values(value).flatMap(listNodes)];
}
