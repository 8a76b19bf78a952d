import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { query } from '@/lib/api/query';
import { useQuery } from '@/lib/api/use-query';
import type { Injection } from '@/lib/domain/settings';
import { pickAllowed } from './injections.logic';

const places: Record<Injection['position'], (element: Element) => void> = {
  head: (element) => document.head.append(element),
  bodyStart: (element) => document.body.prepend(element),
  bodyEnd: (element) => document.body.append(element),
};

/** A script runs once in a document, however many pages are shown in it. */
const inserted = new Set<string>();

export function Insert({ hosts }: { hosts: readonly string[] }) {
  const { data } = useQuery(query(useLocale(), 'settings', {}));
  useEffect(() => {
    for (const injection of pickAllowed(data?.injections ?? [], hosts)) insert(injection);
  }, [data, hosts]);
  return null;
}

function insert(injection: Injection): void {
  const key = JSON.stringify(injection);
  if (inserted.has(key)) return;
  inserted.add(key);
  const { position, tag, attributes, content } = injection;
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (content !== null) element.textContent = content;
  places[position](element);
}
