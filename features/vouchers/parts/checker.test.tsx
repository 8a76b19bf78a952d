// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import messages from '@/messages/en.json';
import { Checker } from './checker.island';

const voucher = {
  state: 'valid',
  label: 'Cinema voucher, 3 seats',
  expiresOn: '2027-03-31',
  balance: null,
  places: 2,
  screeningsUntil: null,
  excludedTags: ['imax', 'forgotten'],
};

const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  Element.prototype.scrollIntoView = () => {};
});

const answering = (status: number, body: object = {}) =>
  fetched.mockImplementation(async (url) =>
    url.startsWith('/api/entities/tags')
      ? Response.json([{ slug: 'imax', title: 'IMAX' }])
      : Response.json(body, { status }),
  );

const asked = () => fetched.mock.calls.filter(([url]) => !url.includes('/tags'));

function open(kind: 'voucher' | 'giftCard' = 'voucher', captchaKey: string | null = null) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en-FR" messages={{ voucherCheck: messages.voucherCheck, price: messages.price }}>
        <Checker kind={kind} captchaKey={captchaKey} picture={<p>Back of the card</p>}>
          <p>Nothing is kept.</p>
        </Checker>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const code = () => screen.getByLabelText<HTMLInputElement>('Voucher code');
const robotBox = () => screen.getByLabelText('I am not a robot');
const send = () => screen.getByRole('button', { name: 'Check the voucher' });
const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

async function check(typed = 'cine-4x7k-2m') {
  const user = open();
  await user.type(code(), typed);
  await user.click(robotBox());
  await user.click(send());
  return user;
}

it('says what the voucher is good for, in the place of the picture, and goes there', async () => {
  answering(200, voucher);
  await check();
  const result = await screen.findByRole('region', { name: 'Valid voucher' });
  expect(document.activeElement).toBe(result);
  expect(result.textContent).toContain('31\u00a0March 2027');
  expect(result.textContent).toContain('2 seats');
  await waitFor(() => expect(result.textContent).toContain('IMAX and a few other formats'));
  expect(screen.queryByText('Back of the card')).toBeNull();
  expect(asked()).toHaveLength(1);
  expect(asked()[0]?.[0]).toBe('/api/entities/voucher/CINE4X7K2M?language=en');
  expect(asked()[0]?.[1]?.headers).toEqual({ 'X-Recaptcha-Response': 'local-check' });
});

it('validates a field when it is left, not while it is typed, and takes the error back when it is put right', async () => {
  const user = open();
  await user.type(code(), 'CIN');
  expect(code().getAttribute('aria-invalid')).toBeNull();
  await user.tab();
  expect(describedBy(code())).toContain('Some characters are missing');
  await user.type(code(), 'E4X7K2M');
  expect(code().getAttribute('aria-invalid')).toBeNull();
});

it('says nothing about a field that is left empty before the form is sent', async () => {
  const user = open();
  await user.click(code());
  await user.tab();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(send());
  expect(describedBy(code())).toContain('Type the code');
  expect(document.activeElement).toBe(code());
});

it('asks nobody without a human check, and goes to it', async () => {
  const user = open();
  await user.type(code(), 'CINE4X7K2M{Enter}');
  expect(document.activeElement).toBe(robotBox());
  expect(describedBy(robotBox())).toContain('not a robot');
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  [403, 'Check refused'],
  [429, 'Too many tries in a row'],
  [503, 'No answer'],
])('explains a %i and keeps the code', async (status, title) => {
  answering(status);
  await check();
  expect((await screen.findByRole('alert')).textContent).toContain(title);
  expect(code().value).toBe('cine-4x7k-2m');
});

it('has the check made again after a refusal, and only then', async () => {
  answering(403);
  const user = await check();
  await screen.findByRole('alert');
  expect(robotBox()).toHaveProperty('checked', false);
  expect(document.activeElement).toBe(robotBox());
  answering(200, voucher);
  await user.click(robotBox());
  await user.click(send());
  await screen.findByRole('region', { name: 'Valid voucher' });
  expect(screen.queryByText('Check refused')).toBeNull();
});

it('ties an unknown code to its field, names the suspect sign, and lets go of it once the code changes', async () => {
  answering(404);
  const user = await check('CAN-83KO-2');
  await screen.findByText(/check character 7/);
  expect(describedBy(code())).toContain('Zero and O look alike');
  expect(document.activeElement).toBe(code());
  await user.type(code(), 'F');
  expect(code().getAttribute('aria-invalid')).toBeNull();
});

it('asks once however often the form is sent', async () => {
  let answer = (_: Response) => {};
  fetched.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const user = await check();
  await user.type(code(), '{Enter}');
  await user.click(send());
  expect(asked()).toHaveLength(1);
  answer(Response.json({ ...voucher, excludedTags: [] }));
  await screen.findByRole('region', { name: 'Valid voucher' });
});

it('takes another code after an answer, without leaving the old answer there', async () => {
  answering(200, { ...voucher, state: 'used', excludedTags: [] });
  const user = await check();
  await user.click(await screen.findByRole('button', { name: 'Another code' }));
  expect(code().value).toBe('');
  expect(document.activeElement).toBe(code());
  expect(screen.getByText('Back of the card')).toBeTruthy();
});

it('does not count what was left on a voucher that is over', async () => {
  answering(200, { ...voucher, state: 'expired', places: 1 });
  await check();
  const result = await screen.findByRole('region', { name: 'Voucher expired' });
  expect(result.textContent).not.toMatch(/left|1 seat/i);
});

it('asks for a gift card by number and secret code and writes its balance', async () => {
  answering(200, { ...voucher, balance: 3250, places: null, excludedTags: [] });
  const user = open('giftCard');
  await user.type(screen.getByLabelText('Card number'), '6032 1100 4528 1');
  await user.type(screen.getByLabelText('Secret code'), '4412');
  await user.click(robotBox());
  await user.click(screen.getByRole('button', { name: 'See the balance' }));
  const result = await screen.findByRole('region', { name: 'Active card' });
  expect(result.textContent).toContain('€32.50');
  expect(asked()[0]?.[0]).toBe('/api/entities/gift-card/6032110045281/4412?language=en');
});

it('puts no code into an address when it is sent before the page is awake', () => {
  open('giftCard');
  expect([...document.querySelectorAll('[name]')]).toEqual([]);
});
