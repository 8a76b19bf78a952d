import { screen } from '@testing-library/react';

export const searchField = () => screen.getByRole('combobox', { hidden: true });
/** The words of the option that the field says the arrows have come to. */
export const activeOption = () =>
  document.getElementById(searchField().getAttribute('aria-activedescendant') ?? '')?.textContent;
