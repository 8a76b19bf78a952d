import { z } from 'zod';
import type { HelpArticle, HelpCategory } from '@/lib/domain/help';
import type { WireFaqArticle, WireFaqCategory } from '../contract/help';
import { day } from './dates';
import { id } from './id';
import { name, text, yes } from './plain';
import { html, words } from './sanitise-html';
import { answerWithSomeOf, listOrNone, partOrNone, wire } from './shapes';

const link = { id, slug: text, title: name };

export const helpArticle = wire<WireFaqArticle>()(
  answerWithSomeOf(
    {
      ...link,
      category: partOrNone(z.object({ id, name }), 'category'),
      teaser: words,
      content: html,
      publicationDate: day,
      agentforce: yes,
      related: listOrNone(z.object(link), 'related'),
    },
    ['content', 'teaser', 'related'],
  ).transform(
    ({ content, publicationDate, agentforce, ...raw }): HelpArticle => ({
      ...raw,
      html: content,
      publishedOn: publicationDate,
      hasChat: agentforce,
    }),
  ),
);

export const helpCategory = wire<WireFaqCategory>()(
  answerWithSomeOf(
    {
      id,
      title: name,
      description: words,
      articles: listOrNone(z.object({ ...link, teaser: words }), 'articles'),
    },
    ['articles'],
  ).transform((raw): HelpCategory => raw),
);
