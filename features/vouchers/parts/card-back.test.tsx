// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { messagesIn } from '@/tests/support/messages-in';
import { CardBack } from './card-back';
import { checkers } from './checkers';

it.each(['voucher', 'giftCard'] as const)('shows of a %s what the form beside it asks for', (kind) => {
  const messages = messagesIn('en');
  render(
    <NextIntlClientProvider locale="en-FR" messages={{ vouchers: messages.vouchers }}>
      <CardBack kind={kind} />
    </NextIntlClientProvider>,
  );
  const samples = checkers[kind].fields.map((field) => messages.voucherCheck[field].sample.replace('E.g. ', ''));
  const drawn = [...screen.getByRole('img').querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(drawn).toEqual(samples);
});
