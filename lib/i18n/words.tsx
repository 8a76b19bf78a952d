import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type messages from '../../messages/en.json';

type Props = { of: readonly (keyof typeof messages)[]; children: ReactNode };

/** Hands the islands inside it the namespaces they speak, and no others: what is handed over is sent with the page. */
export async function Words({ of, children }: Props) {
  const all = await getMessages();
  const picked = Object.fromEntries(of.map((namespace) => [namespace, all[namespace]]));
  return <NextIntlClientProvider messages={picked}>{children}</NextIntlClientProvider>;
}
