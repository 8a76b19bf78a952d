import { z } from 'zod';
import { type EventDetails, type EventSummary, eventKinds, type Scheduled } from '@/lib/domain/event';
import { isDay } from '../../domain/is-day';
import type { EventItem, WireEvent } from '../contract/events';
import { backdrop, poster } from './links';
import { amount, figure, name, rank, text, yes } from './plain';
import { priceBefore } from './price';
import { html } from './sanitise-html';
import { listOf, listOrNone, mapOf, wire } from './shapes';
import { movedTo } from './slugs';

const shape = z.object({
  slug: name,
  title: name,
  type: z.enum(eventKinds).catch('special'),
  subtitle: text,
  description: html,
  backdrop,
  poster,
  price: amount,
  initialPrice: amount,
  active: yes,
  prices: listOrNone(
    z.object({ label: name, price: figure }).transform(({ label, price }) => ({ label, amount: price })),
    'prices',
  ),
  redirectSlug: text,
});

const buildSummary = (raw: z.output<typeof shape>): EventSummary => ({
  slug: raw.slug,
  title: raw.title,
  kind: raw.type,
  subtitle: raw.subtitle,
  html: raw.description,
  backdrop: raw.backdrop,
  poster: raw.poster,
  amount: raw.price,
  initial: priceBefore(raw.initialPrice, raw.price),
  isActive: raw.active,
  prices: raw.prices,
  redirectSlug: movedTo(raw),
});

export const eventItem = wire<EventItem>()(shape.transform(buildSummary));

const scheduled = z.object({ showSlug: name, live: yes, bookable: yes, order: rank });

const orderScheduled = (rows: readonly z.output<typeof scheduled>[]): Scheduled[] =>
  rows
    .toSorted((a, b) => a.order - b.order)
    .map(({ showSlug, live, bookable }) => ({ showSlug, isLive: live, bookable }));

const schedule = mapOf(listOf(scheduled).transform(orderScheduled), 'schedule', isDay).nullish();

const orderByDay = (days: Readonly<Record<string, readonly Scheduled[]>>): EventDetails['schedule'] =>
  Object.fromEntries(
    Object.entries(days)
      .filter(([, shows]) => shows.length > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

export const eventDetails = wire<WireEvent>()(
  shape
    .extend({ schedule })
    .transform(
      ({ schedule: days, ...raw }): EventDetails => ({ ...buildSummary(raw), schedule: orderByDay(days ?? {}) }),
    ),
);
