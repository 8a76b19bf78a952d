// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Field } from './field';

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

it('reads the error in place of the hint, with the field they belong to', () => {
  render(<Field label="E-mail" name="email" hint="We write to nobody else." error="The end is missing." />);
  const input = screen.getByLabelText('E-mail');
  expect(described(input)).toBe('The end is missing.');
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

it('announces an error as it appears, and only then calls the field invalid', () => {
  const { rerender } = render(<Field label="Code" name="code" />);
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<Field label="Code" name="code" error="Sixteen figures." />);
  expect(screen.getByRole('alert').textContent).toBe('Sixteen figures.');
});

it('keeps two fields of one name apart', () => {
  render(
    <>
      <Field label="First" name="a" error="One." />
      <Field label="Second" name="a" error="Two." />
    </>,
  );
  expect(described(screen.getByLabelText('First'))).toBe('One.');
  expect(described(screen.getByLabelText('Second'))).toBe('Two.');
});
