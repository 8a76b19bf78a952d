import { z } from 'zod';
import type { Alert, Footer, FooterLink, Push, Question } from '@/lib/domain/editorial';
import { noHtml } from '@/lib/domain/safe-html';
import { shortHash } from '@/lib/text/short-hash';
import type { WireAlert, WireFooter, WireFooterFaq, WirePush } from '../contract/site';
import { buildCta, buildLink, ctaFields } from './cta';
import { backdrop, linkUrl, webUrl } from './links';
import { name, slugs, text, yes } from './plain';
import { html } from './sanitise-html';
import { answerWithSomeOf, listOrNone, wire } from './shapes';

/** The choice of cookies needs no address; any other link without a usable one is left out. */
const footerLink = z
  .object({ title: name, url: linkUrl, newTab: yes, cookie: yes })
  .refine(({ url, cookie }) => cookie || url !== null, { path: ['url'], message: 'leads nowhere' })
  .transform(({ url, cookie, ...raw }): FooterLink => ({ ...raw, url: url ?? '', opensCookies: cookie }));

const socialNetwork = z
  .object({ label: name, url: webUrl })
  .refine(({ url }) => url !== null, { path: ['url'], message: 'leads nowhere' })
  .transform(({ label, url }) => ({ label, url: url ?? '' }));

export const footerContent = wire<WireFooter>()(
  answerWithSomeOf({
    columns: listOrNone(z.object({ title: name, links: listOrNone(footerLink, 'links') }), 'columns'),
    socialNetworks: listOrNone(socialNetwork, 'socialNetworks'),
    shows: listOrNone(z.object({ slug: name, title: name }), 'shows'),
  }).transform((footer): Footer => footer),
);

/** Questions without title or answer are not shown (spec catalogue §1). */
export const question = wire<WireFooterFaq>()(
  z
    .object({ type: text, slug: text, title: text, description: html })
    .transform(({ type, slug, title, description }): Question[] =>
      title && description ? [{ slug: slug ?? '', topic: type ?? '', title, html: description }] : [],
    ),
);

export const alert = wire<WireAlert>()(
  z
    .object({
      messageContent: html,
      title: text,
      subtitle: text,
      level: text,
      isWarning: yes,
      cinemas: slugs,
      allCinemas: yes,
      autoCloseId: text,
      closable: yes,
      ctaLabel: text,
      ctaUrl: linkUrl,
    })
    .refine(({ title, messageContent }) => title || messageContent, {
      path: ['messageContent'],
      message: 'says nothing',
    })
    .transform(
      (raw): Alert => ({
        id: raw.autoCloseId ?? shortHash([raw.level, raw.title, raw.subtitle, raw.messageContent].join('\n')),
        level: raw.isWarning || raw.level === 'WARNING' ? 'WARNING' : 'INFO',
        title: raw.title ?? '',
        subtitle: raw.subtitle,
        html: raw.messageContent ?? noHtml,
        cinemas: raw.cinemas,
        allCinemas: raw.allCinemas,
        closable: raw.closable,
        cta: buildLink(raw),
      }),
    ),
);

export const push = wire<WirePush>()(
  z
    .object({
      id: name,
      pushType: z.enum(['home', 'header', 'permanent']),
      title: name,
      subtitle: text,
      image: backdrop,
      show: text,
      showTitle: text,
      showRef: text,
      ...ctaFields,
    })
    .transform(
      ({ id, pushType, title, subtitle, image, show, showTitle, showRef, ...raw }): Push => ({
        id,
        place: pushType,
        title,
        subtitle,
        image,
        show: show ? { slug: show, ref: showRef, title: showTitle ?? title } : null,
        cta: buildCta(raw),
      }),
    ),
);
