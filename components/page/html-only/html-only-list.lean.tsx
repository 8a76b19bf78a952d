'use client';
// Sends less: what it holds was written and escaped by the server, stands in the HTML alone, and React leaves it as it is.
import type { Ref } from 'react';
import { htmlOnlyText } from './html-only-text';

type Props = { /** Of `leaveToHtml`. */ name: string; className: string | undefined; ref?: Ref<HTMLUListElement> };

/** A list whose items the HTML of a page has; empty for who came by a link within the site. */
export const HtmlOnlyList = ({ name, className, ref }: Props) => (
  <ul
    ref={ref}
    className={className}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing else keeps React from looking for the items
    dangerouslySetInnerHTML={{ __html: htmlOnlyText(name) ?? '' }}
  />
);
